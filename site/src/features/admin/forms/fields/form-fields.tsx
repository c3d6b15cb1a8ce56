import { Box, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { Field } from '../../../../ui/field';
import { ContentArea, ContentInput } from '../../ui/helped-field';
import { Select } from '../../ui/select';
import type { EntryValues } from '../entry-form/definition';
import type { EntryFields } from '../entry-form/use-entry-form';

export interface EntryFieldProps<Form> {
	entry: Pick<EntryFields<Form>, 'field' | 'error'>;
	name: Path<EntryValues<Form>>;
	label: string;
}

/** Single-line input of any type. */
export function LineField<Form>({
	entry,
	name,
	label,
	...input
}: EntryFieldProps<Form> & Omit<HTMLChakraProps<'input'>, 'name'>) {
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => <ContentInput autoComplete="off" {...input} {...ties} {...entry.field(name)} />}
		</Field>
	);
}

/** Multi-line text, in the style it will be read in. */
export function TextField<Form>({
	entry,
	name,
	label,
	...area
}: EntryFieldProps<Form> & Omit<HTMLChakraProps<'textarea'>, 'name'>) {
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => <ContentArea textStyle="body" {...area} {...ties} {...entry.field(name)} />}
		</Field>
	);
}

/** Select with a few choices. */
export function ChoiceField<Form>({
	entry,
	name,
	label,
	choices,
}: EntryFieldProps<Form> & {
	choices: readonly (readonly [value: string | number | null | undefined, label: string])[];
}) {
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => (
				<Select {...ties} {...entry.field(name)}>
					{choices.map(([value, text]) => (
						<option key={value} value={value ?? ''}>
							{text}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

/** At most two columns, however wide the form; one column in a narrow panel. */
const pairColumns = 'repeat(auto-fill, minmax(max(min(200px, 100%), calc(50% - 12px)), 1fr))';

/** Fields side by side if there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
	<Box display="grid" gridTemplateColumns={pairColumns} gap="6" alignItems="start">
		{children}
	</Box>
);

/** Related fields below one heading. */
export const FieldSet = ({ legend, children }: { legend: string; children: ReactNode }) => (
	<Box as="fieldset" display="grid" gap="6">
		<Box as="legend" textStyle="h4" fontSize="1.25rem" marginBottom="4">
			{legend}
		</Box>
		<Pair>{children}</Pair>
	</Box>
);
