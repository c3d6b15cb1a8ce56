import type { Site } from '@sumu/contract';
import { get } from 'react-hook-form';
import type { HistoryAdapter } from '../history/history-adapter';
import { differencesOf, labelOf } from './compare-settings';
import { settingGroups } from './groups';
import { draftOf, type SettingsDraft } from './settings-draft';

/** Title of the group that has the settings of a nested part, such as `brand`. */
const partOf = (field: string) =>
	settingGroups.find(({ fields }) => fields.some(({ name }) => name.startsWith(`${field}.`)))
		?.title;

/** Label of a part of the settings, by its name. */
export const settingLabel = (field: string) => partOf(field) ?? labelOf(field);

/** Settings without values. */
const emptySettings = {} as SettingsDraft;

/** Adapts the settings to the history panel. */
export const createSettingsHistoryAdapter = (onRestored: (site: Site) => void): HistoryAdapter => ({
	kind: 'site',
	id: 'site',
	labelOf: settingLabel,
	compare(before, after) {
		// By contract, versions have the shape of a read response.
		const was = before ? draftOf(before as Site) : emptySettings;
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
