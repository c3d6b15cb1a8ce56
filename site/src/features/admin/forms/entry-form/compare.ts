import { bothOf, type Choices, chosenOf, type Difference } from '../../conflict/difference';
import { words } from '../../words';
import type { AnyRow, EntryFormDefinition, EntryValues } from './definition';
import { nameOf } from './names';
import { type Held, isSame, rowsOf } from './values';

/** Formats a field's value for display. */
export function saidOf(row: AnyRow, value: Held | undefined): string {
	if (row.kind === 'tick') return value ? words.compare.yes : words.compare.no;
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

export const kindOf = (row: AnyRow): Difference['kind'] => {
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
): Difference[] {
	const [began, here, there] = [base, mine, theirs].map(
		(values) => new Map<string, Held>(Object.entries(values)),
	);
	return rowsOf(fields)
		.filter(([name, row]) => {
			const isFixed = row.kind === 'line' && row.isFixed && began?.get(name);
			return !isFixed && !isSame(here?.get(name), there?.get(name));
		})
		.map(([name, row]) => ({
			name,
			label: row.label,
			kind: kindOf(row),
			mine: saidOf(row, here?.get(name)),
			theirs: saidOf(row, there?.get(name)),
			isTheirs: isSame(began?.get(name), here?.get(name)),
		}));
}

/** Merges two versions by the choice made for each field. */
export function joined<Form, Entry>(
	{ fields }: EntryFormDefinition<Form, Entry>,
	mine: EntryValues<Form>,
	theirs: EntryValues<Form>,
	differences: readonly Difference[],
	choices: Choices,
): EntryValues<Form> {
	const rows = new Map(rowsOf(fields));
	const here = new Map<string, Held>(Object.entries(mine));
	const chosen = differences.flatMap((difference) => {
		const { name } = difference;
		const choice = chosenOf(difference, choices);
		if (choice === 'theirs') return [];
		const isLine = rows.get(name)?.kind === 'line';
		const both = bothOf(difference.mine, difference.theirs, isLine);
		return [[name, choice === 'both' ? both : here.get(name)]];
	});
	return { ...theirs, ...Object.fromEntries(chosen) };
}
