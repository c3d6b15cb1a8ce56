import { Box } from '@chakra-ui/react';
import { initialValueOf, type SortedList } from '@sumu/contract';
import { Plus } from 'lucide-react';
import { type ArrayPath, type FieldArray, type Path, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import { EntryButtons } from '../../ui/entry-buttons';
import { addButtonAttributes, useRemovalFocus } from '../../ui/use-removal-focus';
import { adminWords } from '../../words';
import type { ListControl } from '../groups';
import { isSortedList, useTakingOut } from '../reassign-entries';
import type { DraftControl, SettingsDraft } from '../settings-draft';
import { EntryField } from './entry-field';

/** List of entries to add, edit, move and remove. */
export function ListField({
	form,
	name,
	list,
}: {
	form: DraftControl;
	name: ArrayPath<SettingsDraft>;
	list: ListControl;
}) {
	const { fields, append, remove, move } = useFieldArray({ control: form, name });
	const { list: around, removed } = useRemovalFocus<HTMLFieldSetElement>();
	const itemControls = Object.entries(list.fields);
	const isPlain = itemControls.length === 1;
	const isTakenOut = useTakingOut();
	const takeOut = (index: number) => {
		remove(index);
		removed(index);
	};
	const confirmTakeOut = async (from: SortedList, index: number) => {
		const names = fields.map((entry) => ('value' in entry ? String(entry.value) : ''));
		const others = names.toSpliced(index, 1).filter(Boolean);
		if (await isTakenOut(from, names[index] ?? '', others)) takeOut(index);
	};
	const addEntry = () => {
		const entry = Object.fromEntries(
			itemControls.map(([key, control]) => [key, initialValueOf(control)]),
		);
		append(entry as FieldArray<SettingsDraft>);
	};
	return (
		<Box as="fieldset" ref={around}>
			<Box as="legend" textStyle="label" marginBottom="2">
				{list.isOptional ? adminWords.optional(list.label) : list.label}
			</Box>
			{list.help && (
				<Box as="p" textStyle="small" color="muted">
					{list.help}
				</Box>
			)}
			{fields.map((entry, index) => {
				const entryLabel = `${list.one} ${index + 1}`;
				const entryButtons = (
					<EntryButtons
						called={entryLabel}
						isFirst={index === 0}
						isLast={index === fields.length - 1}
						onMove={(by) => move(index, index + by)}
						onRemove={() =>
							isSortedList(name) ? void confirmTakeOut(name, index) : takeOut(index)
						}
					/>
				);
				return (
					<Box
						key={entry.id}
						role="group"
						aria-label={entryLabel}
						display={isPlain ? 'flex' : 'block'}
						alignItems="end"
						gap="2"
						paddingBlock={isPlain ? '2' : '3'}
						borderTopWidth={isPlain ? '0' : '1px'}
						borderColor="hairline"
					>
						{!isPlain && (
							<Box display="flex" alignItems="center" justifyContent="space-between">
								<Box
									aria-hidden
									textStyle="small"
									color="muted"
									_firstLetter={{ textTransform: 'uppercase' }}
								>
									{entryLabel}
								</Box>
								{entryButtons}
							</Box>
						)}
						<Box
							display="grid"
							gap="3"
							flexGrow="1"
							gridTemplateColumns="repeat(auto-fit, minmax(min(180px, 100%), 1fr))"
						>
							{itemControls.map(([key, control]) => (
								<EntryField
									key={key}
									form={form}
									name={`${name}.${index}.${key}` as Path<SettingsDraft>}
									control={control}
								/>
							))}
						</Box>
						{isPlain && entryButtons}
					</Box>
				);
			})}
			<Button
				{...addButtonAttributes}
				variant="outline"
				size="compact"
				marginTop="2"
				onClick={addEntry}
			>
				<Plus size={18} aria-hidden />
				Add {list.one}
			</Button>
		</Box>
	);
}
