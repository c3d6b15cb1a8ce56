import type { Site } from '@sumu/contract';
import { get } from 'react-hook-form';
import type { Past } from '../history/past';
import { differencesOf, labelOf } from './compare';
import { type Draft, draftOf } from './draft';
import { groups } from './groups';

/** A part of the settings that holds several is called as their group is. */
const partOf = (field: string) =>
	groups.find(({ fields }) => fields.some(({ name }) => name.startsWith(`${field}.`)))?.title;

/** What a part of the settings is called, by its name in them. */
export const settingLabel = (field: string) => partOf(field) ?? labelOf(field);

/** Every setting empty. */
const nothing = {} as Draft;

/** What the form has to say about the versions of the settings. */
export const pastOfSettings = (onRestored: (site: Site) => void): Past => ({
	kind: 'site',
	id: 'site',
	labelOf: settingLabel,
	compare(before, after) {
		// The contract has them in the shape of a read.
		const was = before ? draftOf(before as Site) : nothing;
		return differencesOf(was, was, draftOf(after as Site)).map(
			({ name, label, kind, mine, theirs }) => ({
				name,
				label,
				kind,
				before: get(was, name) === undefined ? '' : mine,
				after: theirs,
			}),
		);
	},
	onRestored: (restored) => onRestored(restored as Site),
});
