import { get, set } from 'react-hook-form';
import { bothOf, type Choices, chosenOf, type Difference } from '../conflict/difference';
import { words } from '../words';
import type { Draft } from './draft';
import type { FieldSpec } from './field-spec';
import { specs } from './groups';

const kinds: Partial<Record<FieldSpec['kind'], Difference['kind']>> = {
	line: 'text',
	text: 'text',
	picture: 'picture',
};

const entrySaid = (entry: object) => {
	const texts = Object.values(entry).filter((value) => value && value !== true);
	if ('shown' in entry && entry.shown === false) texts.push(`(${words.compare.hidden})`);
	return texts.join(' – ');
};

/** Formats a setting's value for display. */
export function saidOf(value: unknown): string {
	if (typeof value === 'boolean') return value ? words.compare.yes : words.compare.no;
	return Array.isArray(value) ? value.map(entrySaid).join('\n') : String(value ?? '');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const labelOf = (name: string) => specs.find((spec) => spec.name === name)?.label ?? name;

/** Settings that differ between two versions; `base` is their common ancestor. */
export const differencesOf = (base: Draft, mine: Draft, theirs: Draft): Difference[] =>
	specs
		.filter(({ name }) => !isSame(get(mine, name), get(theirs, name)))
		.map(({ name, label, kind }) => ({
			name,
			label,
			kind: kinds[kind] ?? 'value',
			mine: saidOf(get(mine, name)),
			theirs: saidOf(get(theirs, name)),
			isTheirs: isSame(get(base, name), get(mine, name)),
		}));

/** Merges two versions by the choice made for each setting. */
export function joined(
	mine: Draft,
	theirs: Draft,
	differences: readonly Difference[],
	choices: Choices,
): Draft {
	const result = structuredClone(theirs);
	for (const difference of differences) {
		const { name } = difference;
		const choice = chosenOf(difference, choices);
		const isLine = specs.some((spec) => spec.name === name && spec.kind === 'line');
		if (choice === 'mine') set(result, name, get(mine, name));
		if (choice === 'both') set(result, name, bothOf(difference.mine, difference.theirs, isLine));
	}
	return result;
}
