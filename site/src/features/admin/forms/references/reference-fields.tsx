import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox';
import { Input } from '../../../../ui/field';
import { useDebouncedValue } from '../api/markdown-preview';
import type { ReferenceChoice } from '../entry-form/definition';
import { nameOf } from '../entry-form/reference-names';
import { ChoiceField, type EntryFieldProps } from '../fields/form-fields';

/** Choices that are shown before a search. More can be found by their name. */
const MAX_SHOWN_CHOICES = 30;

/** Milliseconds without a key press before a search. */
const SEARCH_DELAY_MS = 200;

/** Select for one of the choices, or none. With many choices, a search narrows them. */
export function ReferenceField<Form>({
	useChoices,
	chosen,
	...named
}: EntryFieldProps<Form> & {
	useChoices: (search?: string) => readonly ReferenceChoice[] | undefined;
	chosen: string;
}) {
	const [search, setSearch] = useState('');
	const choices = useChoices(useDebouncedValue(search.trim(), SEARCH_DELAY_MS)) ?? [];
	const isKnown = !chosen || choices.some(({ id }) => id === chosen);
	const chosenName = nameOf(chosen);
	return (
		<Box display="grid" gap="2">
			<ChoiceField
				{...named}
				choices={[
					['', 'None'],
					...(isKnown
						? []
						: [[chosen, chosenName === chosen ? 'Current selection' : chosenName] as const]),
					...choices.map(({ id, name }) => [id, name] as const),
				]}
			/>
			{(search || choices.length > MAX_SHOWN_CHOICES) && (
				<Box display="flex" alignItems="center" gap="3">
					<Input
						type="search"
						aria-label={`Search in ${named.label}`}
						placeholder="Search all entries"
						value={search}
						onChange={({ target }) => setSearch(target.value)}
						onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
					/>
					<Box as="span" role="status" textStyle="small" color="muted" flex="none">
						{search && `${choices.length} found`}
					</Box>
				</Box>
			)}
		</Box>
	);
}

/** Returns the choices that contain all words of a text; the chosen ones always, and first. */
function findChoices(
	choices: readonly ReferenceChoice[],
	chosenIds: readonly string[],
	text: string,
): readonly ReferenceChoice[] {
	if (choices.length <= MAX_SHOWN_CHOICES) return choices;
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	const isChosen = ({ id }: ReferenceChoice) => chosenIds.includes(id);
	const isFound = ({ name }: ReferenceChoice) =>
		words.every((word) => name.toLowerCase().includes(word));
	const foundChoices = choices.filter((choice) => !isChosen(choice) && isFound(choice));
	return [...choices.filter(isChosen), ...foundChoices.slice(0, MAX_SHOWN_CHOICES)];
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
	useChoices: () => readonly ReferenceChoice[] | undefined;
}) {
	const { field } = useController({ control, name });
	const chosenIds: readonly string[] = field.value ?? [];
	const loadedChoices = useChoices();
	const choices = loadedChoices ?? [];
	const [search, setSearch] = useState('');
	const shownChoices = findChoices(choices, chosenIds, search);
	return (
		<Box as="fieldset">
			<Box as="legend" textStyle="label" marginBottom="2">
				{label}
			</Box>
			{choices.length > MAX_SHOWN_CHOICES && (
				<Input
					type="search"
					aria-label={`Search in ${label}`}
					placeholder={`Search ${choices.length} entries`}
					value={search}
					onChange={({ target }) => setSearch(target.value)}
					onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
					marginBottom="2"
				/>
			)}
			{shownChoices.length > 0 && (
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
					{shownChoices.map((choice) => (
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
			)}
			{loadedChoices && shownChoices.length === 0 && (
				<Box as="p" role="status" textStyle="small" color="muted">
					{choices.length === 0 ? 'There is nothing to choose from yet.' : 'Nothing found.'}
				</Box>
			)}
			{error && (
				<Box as="p" role="alert" color="danger" textStyle="label" marginTop="2">
					{error}
				</Box>
			)}
		</Box>
	);
}
