import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { type Path, useFieldArray } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import { EntryButtons } from '../../ui/entry-buttons';
import { addButtonAttributes, useRemovalFocus } from '../../ui/use-removal-focus';
import type { AnyRow, EntryValues } from '../entry-form/definition';
import type { EntryFields } from '../entry-form/use-entry-form';
import { LineField } from './form-fields';

/** List of entries with a few texts each. */
export function EntriesField<Form>({
	entry,
	name,
	label,
	row,
}: {
	entry: Pick<EntryFields<Form>, 'field' | 'error' | 'listControl'>;
	name: Path<EntryValues<Form>>;
	label: string;
	row: Extract<AnyRow, { kind: 'entries' }>;
}) {
	const { fields, append, remove, move } = useFieldArray({
		control: entry.listControl,
		name: name as string,
	});
	const { list, removed } = useRemovalFocus<HTMLFieldSetElement>();
	const entryTexts = Object.entries(row.item);
	const error = entry.error(name);
	return (
		<Box as="fieldset" ref={list}>
			<Box as="legend" textStyle="h4" fontSize="1.25rem" marginBottom="2">
				{label}
			</Box>
			{fields.map((field, index) => {
				const entryLabel = `${row.one} ${index + 1}`;
				return (
					<Box
						key={field.id}
						role="group"
						aria-label={entryLabel}
						display="flex"
						flexWrap="wrap"
						alignItems="end"
						gap="3"
						paddingBlock="3"
						borderTopWidth="1px"
						borderColor="hairline"
					>
						<Box
							display="grid"
							gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' }}
							gap="3"
							flex="1 1 300px"
						>
							{entryTexts.map(([key, label]) => (
								<LineField
									key={key}
									entry={entry}
									name={`${name}.${index}.${key}` as typeof name}
									label={label}
								/>
							))}
						</Box>
						<EntryButtons
							called={entryLabel.toLowerCase()}
							isFirst={index === 0}
							isLast={index === fields.length - 1}
							onMove={(by) => move(index, index + by)}
							onRemove={() => {
								remove(index);
								removed(index);
							}}
						/>
					</Box>
				);
			})}
			{error && (
				<Box as="p" role="alert" color="danger" textStyle="label" marginBlock="2">
					{error}
				</Box>
			)}
			{fields.length < row.most && (
				<Button
					{...addButtonAttributes}
					variant="outline"
					size="compact"
					marginTop="2"
					onClick={() => append(Object.fromEntries(entryTexts.map(([key]) => [key, ''])))}
				>
					<Plus size={18} aria-hidden />
					Add {row.one.toLowerCase()}
				</Button>
			)}
		</Box>
	);
}
