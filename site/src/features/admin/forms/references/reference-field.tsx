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
				...(isKnown ? [] : [[chosen, 'The one there is'] as const]),
				...choices.map(({ id, name }) => [id, name] as const),
			]}
		/>
	);
}
