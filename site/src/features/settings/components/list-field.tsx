import { Box } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import type { ListSpec } from '../field-spec';
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
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				{spec.label}
			</Box>
			{fields.map((entry, index) => {
				const called = `${spec.one} ${index + 1}`;
				return (
					<Box
						key={entry.id}
						role="group"
						aria-label={called}
						display="flex"
						gap="3"
						paddingBlock="3"
						borderTopWidth="1px"
						borderColor="hairline"
					>
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
						<Box display="flex" flexDirection={{ base: 'column', md: 'row' }} paddingTop="7">
							<IconButton
								aria-label={`Move ${called} up`}
								onClick={() => index > 0 && move(index, index - 1)}
								aria-disabled={index === 0}
							>
								<ArrowUp size={18} aria-hidden />
							</IconButton>
							<IconButton
								aria-label={`Move ${called} down`}
								onClick={() => index < fields.length - 1 && move(index, index + 1)}
								aria-disabled={index === fields.length - 1}
							>
								<ArrowDown size={18} aria-hidden />
							</IconButton>
							<IconButton
								aria-label={`Remove ${called}`}
								color="danger"
								onClick={() => remove(index)}
							>
								<Trash2 size={18} aria-hidden />
							</IconButton>
						</Box>
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
