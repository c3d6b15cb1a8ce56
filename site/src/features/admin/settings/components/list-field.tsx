import { Box } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../../ui/button';
import type { ListSpec } from '../field-spec';
import { EntryButtons } from './entry-buttons';
import { EntryField } from './entry-field';

const blank = ({ item }: ListSpec) =>
	Object.fromEntries(
		item.map((field) => {
			if (field.kind === 'choice') return [field.name, field.options[0] ?? ''];
			return [field.name, field.kind === 'number' ? 0 : ''];
		}),
	);

/** Entries to add, fill in, move and remove. */
export function ListField({ spec }: { spec: ListSpec }) {
	const { control } = useFormContext();
	const { fields, append, remove, move } = useFieldArray({ control, name: spec.name });
	const isPlain = spec.item.length === 1;
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				{spec.label}
			</Box>
			{fields.map((entry, index) => {
				const called = `${spec.one} ${index + 1}`;
				const buttons = (
					<EntryButtons
						called={called}
						isFirst={index === 0}
						isLast={index === fields.length - 1}
						onMove={(by) => move(index, index + by)}
						onRemove={() => remove(index)}
					/>
				);
				return (
					<Box
						key={entry.id}
						role="group"
						aria-label={called}
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
									{called}
								</Box>
								{buttons}
							</Box>
						)}
						<Box
							display="grid"
							gap="3"
							flexGrow="1"
							gridTemplateColumns="repeat(auto-fit, minmax(min(180px, 100%), 1fr))"
						>
							{spec.item.map((field) => (
								<EntryField key={field.name} spec={field} within={`${spec.name}.${index}.`} />
							))}
						</Box>
						{isPlain && buttons}
					</Box>
				);
			})}
			<Button variant="outline" size="compact" marginTop="2" onClick={() => append(blank(spec))}>
				<Plus size={18} aria-hidden />
				Add {spec.one}
			</Button>
		</Box>
	);
}
