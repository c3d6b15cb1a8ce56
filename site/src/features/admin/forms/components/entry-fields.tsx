import { Fragment, type ReactNode } from 'react';
import type { Path } from 'react-hook-form';
import { Checkbox } from '../../../../ui/checkbox';
import { adminWords } from '../../words';
import type { AnyRow, EntryFormDefinition, EntryValues } from '../entry-form/definition';
import type { EntryFields } from '../entry-form/use-entry-form';
import { rowsOf } from '../entry-form/values';
import { EntriesField } from '../fields/entries-field';
import { ChoiceField, FieldSet, LineField, Pair, TextField } from '../fields/form-fields';
import { LinesField } from '../fields/lines-field';
import { PictureField } from '../fields/picture-field';
import { SuggestedLineField } from '../fields/suggested-line-field';
import { GalleryField } from '../gallery/gallery-field';
import { MarkdownField } from '../markdown/markdown-field';
import { ReferenceField, ReferencesField } from '../references/reference-fields';

interface Props<Form> {
	entry: EntryFields<Form>;
	/** Whether a set-once line already has a value, and so is read-only. */
	isSet: (name: string) => boolean;
}

/** Control of a field, by its kind. */
function EntryField<Form>({
	entry,
	isSet,
	name,
	row,
}: Props<Form> & { name: Path<EntryValues<Form>>; row: AnyRow }) {
	const label = row.isOptional ? adminWords.optional(row.label) : row.label;
	const fieldProps = { entry, name, label };
	switch (row.kind) {
		case 'line': {
			const { type, placeholder, isFixed, isTitle, suggestions } = row;
			if (suggestions)
				return (
					<SuggestedLineField
						control={entry.listControl}
						name={name}
						label={label}
						error={entry.error(name)}
						placeholder={placeholder}
						suggestions={suggestions}
					/>
				);
			const readOnly = isFixed && isSet(name);
			return (
				<LineField
					{...fieldProps}
					{...(isTitle && { textStyle: 'h4', height: 'button' })}
					type={type}
					placeholder={placeholder}
					readOnly={readOnly}
				/>
			);
		}
		case 'number':
			return (
				<LineField
					{...fieldProps}
					type="number"
					inputMode="decimal"
					step="any"
					placeholder={row.placeholder}
				/>
			);
		case 'text':
			return <TextField {...fieldProps} rows={row.rows} />;
		case 'markdown':
			return <MarkdownField {...fieldProps} show={row.show} />;
		case 'choice':
			return <ChoiceField {...fieldProps} choices={row.choices} />;
		case 'tick':
			return <Checkbox label={label} {...entry.field(name)} />;
		case 'picture':
			return <PictureField entry={entry} label={label} cropHint={row.cropHint} />;
		case 'lines':
			return (
				<LinesField
					control={entry.listControl}
					name={name}
					label={label}
					error={entry.error(name)}
					placeholder={row.placeholder}
				/>
			);
		case 'reference':
			return (
				<ReferenceField
					{...fieldProps}
					useChoices={row.useChoices}
					chosen={String(entry.typed(name) ?? '')}
				/>
			);
		case 'references':
			return (
				<ReferencesField
					control={entry.listControl}
					name={name}
					label={label}
					error={entry.error(name)}
					useChoices={row.useChoices}
				/>
			);
		case 'entries':
			return <EntriesField entry={entry} name={name} label={label} row={row} />;
		case 'gallery':
			return <GalleryField key={entry.gallery.round} {...fieldProps} most={row.most} />;
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

/** Fields in order; adjacent half-width fields are paired. */
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

const isDetail = ({ kind, isDetail: isListed = false }: AnyRow) => isListed || kind === 'picture';

/** Fields of a form: those of the main column, and its details. */
export function fieldsOf<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	props: Props<Form>,
) {
	const rows = rowsOf(fields).filter(([, { isOff }]) => !isOff);
	const renderFields = (areDetails: boolean) =>
		inPairs(
			rows
				.filter(([, row]) => isDetail(row) === areDetails)
				.map(([name, row]) => ({
					isHalf: row.half ?? false,
					node: (
						<EntryField key={name} name={name as Path<EntryValues<Form>>} row={row} {...props} />
					),
				})),
		);
	return {
		main: renderFields(false),
		details: renderFields(true),
		/** Whether a detail has an error, so that its panel must be open. */
		hasDetailError: rows.some(
			([name, row]) =>
				isDetail(row) &&
				(row.kind === 'picture'
					? props.entry.picture?.error
					: props.entry.error(name as Path<EntryValues<Form>>)),
		),
	};
}
