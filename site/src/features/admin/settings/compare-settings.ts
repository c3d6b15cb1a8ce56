import { get, set } from 'react-hook-form';
import {
	type ConflictChoices,
	joinTexts,
	resolveChoice,
	type VersionDifference,
} from '../conflict/version-conflict';
import { adminWords } from '../words';
import { type FieldSpec, fieldSpecs } from './groups';
import type { SettingsDraft } from './settings-draft';

const differenceKinds: Partial<Record<FieldSpec['kind'], VersionDifference['kind']>> = {
	line: 'text',
	text: 'text',
	picture: 'picture',
};

const formatEntry = (entry: object) => {
	const texts = Object.values(entry).filter((value) => value && value !== true);
	if ('shown' in entry && entry.shown === false) texts.push(`(${adminWords.compare.hidden})`);
	return texts.join(' – ');
};

/** Formats a setting's value for display. */
export function formatSettingValue(value: unknown): string {
	if (typeof value === 'boolean') return value ? adminWords.compare.yes : adminWords.compare.no;
	return Array.isArray(value) ? value.map(formatEntry).join('\n') : String(value ?? '');
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export const labelOf = (name: string) =>
	fieldSpecs.find((spec) => spec.name === name)?.label ?? name;

/** Settings that differ between two versions; `base` is their common ancestor. */
export const differencesOf = (
	base: SettingsDraft,
	mine: SettingsDraft,
	theirs: SettingsDraft,
): VersionDifference[] =>
	fieldSpecs
		.filter(({ name }) => !isSame(get(mine, name), get(theirs, name)))
		.map(({ name, label, kind }) => ({
			name,
			label,
			kind: differenceKinds[kind] ?? 'value',
			mine: formatSettingValue(get(mine, name)),
			theirs: formatSettingValue(get(theirs, name)),
			isTheirs: isSame(get(base, name), get(mine, name)),
		}));

/** Merges two versions by the choice made for each setting. */
export function mergeSettings(
	mine: SettingsDraft,
	theirs: SettingsDraft,
	differences: readonly VersionDifference[],
	choices: ConflictChoices,
): SettingsDraft {
	const result = structuredClone(theirs);
	for (const difference of differences) {
		const { name } = difference;
		const choice = resolveChoice(difference, choices);
		const isLine = fieldSpecs.some((spec) => spec.name === name && spec.kind === 'line');
		if (choice === 'mine') set(result, name, get(mine, name));
		if (choice === 'both') set(result, name, joinTexts(difference.mine, difference.theirs, isLine));
	}
	return result;
}
