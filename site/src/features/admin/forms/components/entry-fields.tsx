import { Fragment, type ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox';
import type { AnyRow, EntryFormDefinition, EntryValues } from '../entry-form/definition';
import type { EntryForm } from '../entry-form/use-entry-form';
import { rowsOf } from '../entry-form/values';
import { MarkdownField } from '../markdown/markdown-field';
import { ChoiceField, FieldSet, LineField, Pair, TextField } from './form-fields';
import { PictureField } from './picture-field';

interface Props<Form> {
	entry: EntryForm<Form>;
	/** Whether it is added; what is fixed can only be read later. */
	isNew: boolean;
}

/** Whichever control a field has. */
function EntryField<Form>({
	entry,
	isNew,
	name,
	row,
}: Props<Form> & { name: Path<EntryValues<Form>>; row: AnyRow }) {
	const { label } = row;
	const named = { entry, name, label };
	switch (row.kind) {
		case 'line': {
			const { type, placeholder, isFixed } = row;
			const readOnly = isFixed && !isNew;
			return <LineField {...named} type={type} placeholder={placeholder} readOnly={readOnly} />;
		}
		case 'number':
			return (
				<LineField
					{...named}
					type="number"
					inputMode="decimal"
					step="any"
					placeholder={row.placeholder}
				/>
			);
		case 'text':
			return <TextField {...named} rows={row.rows} />;
		case 'markdown':
			return <MarkdownField {...named} show={row.show} />;
		case 'choice':
			return <ChoiceField {...named} choices={row.choices} />;
		case 'tick':
			return <Checkbox label={label} {...entry.field(name)} />;
		case 'picture':
			return <PictureField entry={entry} label={label} cropHint={row.cropHint} />;
		case 'list':
			return (
				<FieldSet legend={label}>
					{Array.from({ length: row.length }, (_, index) => (
						<LineField
							// biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
							key={index}
							entry={entry}
							name={`${name}.${index}` as typeof name}
							label={`${row.one} ${index + 1}`}
						/>
					))}
				</FieldSet>
			);
	}
}

/** Fields in their order; those that are half of a line stand in pairs. */
function inPairs(fields: readonly { isHalf: boolean; node: ReactNode }[]): ReactNode[] {
	const runs: { isHalf: boolean; nodes: ReactNode[] }[] = [];
	for (const { isHalf, node } of fields) {
		const last = runs.at(-1);
		if (isHalf && last?.isHalf) last.nodes.push(node);
		else runs.push({ isHalf, nodes: [node] });
	}
	return runs.map(({ isHalf, nodes }, index) => {
		const Around = isHalf ? Pair : Fragment;
		// biome-ignore lint/suspicious/noArrayIndexKey: a definition never changes
		return <Around key={index}>{nodes}</Around>;
	});
}

/** Every field of a form, and where on the screen it stands. */
export function fieldsOf<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	props: Props<Form>,
): Record<'main' | 'aside' | 'below', ReactNode[]> {
	const all = rowsOf(fields).map(([name, row]) => ({
		kind: row.kind,
		isHalf: row.half ?? false,
		node: <EntryField key={name} name={name as Path<EntryValues<Form>>} row={row} {...props} />,
	}));
	const of = (kind: AnyRow['kind']) =>
		all.filter((field) => field.kind === kind).map(({ node }) => node);
	return {
		main: inPairs(all.filter(({ kind }) => kind !== 'picture' && kind !== 'markdown')),
		aside: of('picture'),
		below: of('markdown'),
	};
}
