import {
	type ConflictChoices,
	joinTexts,
	resolveChoice,
	type VersionDifference,
} from '../../conflict/version-conflict';
import { adminWords } from '../../words';
import type { AnyRow, EntryFormDefinition, EntryValues } from './definition';
import { nameOf } from './reference-names';
import { type FormFieldValue, isSame, rowsOf } from './values';

/** Formats a field's value for display. */
export function formatFieldValue(row: AnyRow, value: FormFieldValue | undefined): string {
	if (row.kind === 'tick') return value ? adminWords.compare.yes : adminWords.compare.no;
	if (row.kind === 'choice')
		return row.choices.find(([choice]) => String(choice ?? '') === value)?.[1] ?? String(value);
	if (row.kind === 'reference') return nameOf(String(value ?? ''));
	if (!Array.isArray(value)) return String(value ?? '');
	return value
		.map((one) => {
			if (typeof one !== 'string') return Object.values(one).filter(Boolean).join(' · ');
			return row.kind === 'references' ? nameOf(one) : one;
		})
		.join('\n');
}

export const getDifferenceKind = (row: AnyRow): VersionDifference['kind'] => {
	if (row.kind === 'picture') return 'picture';
	const isText = row.kind === 'text' || row.kind === 'markdown';
	return isText || (row.kind === 'line' && row.type !== 'url') ? 'text' : 'value';
};

/** Fields that differ between two versions; `base` is their common ancestor. */
export function differencesOf<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	base: EntryValues<Form>,
	mine: EntryValues<Form>,
	theirs: EntryValues<Form>,
): VersionDifference[] {
	const [began, here, there] = [base, mine, theirs].map(
		(values) => new Map<string, FormFieldValue>(Object.entries(values)),
	);
	return rowsOf(fields)
		.filter(([name, row]) => {
			const isFixed = row.kind === 'line' && row.isFixed && began?.get(name);
			return !isFixed && !isSame(here?.get(name), there?.get(name));
		})
		.map(([name, row]) => ({
			name,
			label: row.label,
			kind: getDifferenceKind(row),
			mine: formatFieldValue(row, here?.get(name)),
			theirs: formatFieldValue(row, there?.get(name)),
			isTheirs: isSame(began?.get(name), here?.get(name)),
		}));
}

/** Merges two versions by the choice made for each field. */
export function mergeVersions<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	mine: EntryValues<Form>,
	theirs: EntryValues<Form>,
	differences: readonly VersionDifference[],
	choices: ConflictChoices,
): EntryValues<Form> {
	const rows = new Map(rowsOf(fields));
	const here = new Map<string, FormFieldValue>(Object.entries(mine));
	const chosen = differences.flatMap((difference) => {
		const { name } = difference;
		const choice = resolveChoice(difference, choices);
		if (choice === 'theirs') return [];
		const isLine = rows.get(name)?.kind === 'line';
		const both = joinTexts(difference.mine, difference.theirs, isLine);
		return [[name, choice === 'both' ? both : here.get(name)]];
	});
	return { ...theirs, ...Object.fromEntries(chosen) };
}
