import { Box, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { control } from '../../../../theme/recipes';
import { Field, Input, TextArea } from '../../../../ui/field';
import type { EntryForm } from '../entry-form/use-entry-form';

interface Named {
	entry: Pick<EntryForm, 'field' | 'error'>;
	name: string;
	label: string;
}

/** A line of text, or what else an input takes. */
export function LineField({
	entry,
	name,
	label,
	...input
}: Named & Omit<HTMLChakraProps<'input'>, 'name'>) {
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => <Input autoComplete="off" {...input} {...ties} {...entry.field(name)} />}
		</Field>
	);
}

/** Text of several lines, set as it will be read. */
export function TextField({
	entry,
	name,
	label,
	...area
}: Named & Omit<HTMLChakraProps<'textarea'>, 'name'>) {
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => <TextArea textStyle="body" {...area} {...ties} {...entry.field(name)} />}
		</Field>
	);
}

const Select = chakra('select', control);

/** One of a few. */
export function ChoiceField({
	entry,
	name,
	label,
	choices,
}: Named & { choices: readonly (readonly [value: string, label: string])[] }) {
	return (
		<Field label={label} error={entry.error(name)}>
			{(ties) => (
				<Select {...ties} {...entry.field(name)}>
					{choices.map(([value, text]) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

/** Fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
	<Box
		display="grid"
		gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
		gap="6"
		alignItems="start"
	>
		{children}
	</Box>
);
