import { Box } from '@chakra-ui/react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox';
import type { ReferenceChoice } from '../entry-form/definition';
import { ChoiceField, type EntryFieldProps } from '../fields/form-fields';

/** Select for one of the choices, or none. */
export function ReferenceField<Form>({
	useChoices,
	chosen,
	...named
}: EntryFieldProps<Form> & { useChoices: () => readonly ReferenceChoice[]; chosen: string }) {
	const choices = useChoices();
	const isKnown = !chosen || choices.some(({ id }) => id === chosen);
	return (
		<ChoiceField
			{...named}
			choices={[
				['', 'None'],
				...(isKnown ? [] : [[chosen, 'Current selection'] as const]),
				...choices.map(({ id, name }) => [id, name] as const),
			]}
		/>
	);
}

/** Checkboxes for several of the choices, kept in the order they are ticked. */
export function ReferencesField({
	control,
	name,
	label,
	error,
	useChoices,
}: {
	control: Control<FieldValues>;
	name: string;
	label: string;
	error: string | undefined;
	useChoices: () => readonly ReferenceChoice[];
}) {
	const { field } = useController({ control, name });
	const chosenIds: readonly string[] = field.value ?? [];
	const choices = useChoices();
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				{label}
			</Box>
			<Box
				display="grid"
				gridTemplateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))"
				maxHeight="280px"
				overflowY="auto"
				borderWidth="1px"
				borderColor={error ? 'danger' : 'control'}
				paddingInline="4"
				paddingBlock="2"
			>
				{choices.map((choice) => (
					<Checkbox
						key={choice.id}
						label={choice.name}
						value={choice.id}
						checked={chosenIds.includes(choice.id)}
						onChange={({ target }) =>
							field.onChange(
								target.checked
									? [...chosenIds, choice.id]
									: chosenIds.filter((id) => id !== choice.id),
							)
						}
					/>
				))}
			</Box>
			{error && (
				<Box as="p" role="alert" color="danger" textStyle="label" marginTop="2">
					{error}
				</Box>
			)}
		</Box>
	);
}
