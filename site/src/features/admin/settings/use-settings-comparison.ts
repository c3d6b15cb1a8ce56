import type { Site, SiteForm } from '@sumu/contract';
import { type RefObject, useState } from 'react';
import { get, set, type UseFormReturn } from 'react-hook-form';
import { useConflictStash } from '../conflict/use-conflict-stash';
import type { readConflict } from '../conflict/version-conflict';
import { type ConflictChoices, listRejectedFields } from '../conflict/version-conflict';
import { adminWords } from '../words';
import { differencesOf, formatSettingValue, labelOf, mergeSettings } from './compare-settings';
import { draftOf, type SettingsDraft } from './settings-draft';

interface Version {
	readonly values: SettingsDraft;
	readonly updated: string;
}
type Methods = Pick<UseFormReturn<SettingsDraft, unknown, SiteForm>, 'getValues' | 'reset'>;

/** Merges the typed settings with the current version. */
export function useSettingsComparison(base: RefObject<Version>, methods: Methods) {
	const [theirs, setTheirs] = useState<Version | null>(null);
	const conflictStash = useConflictStash<unknown>('settings');
	const typedSettings = theirs && structuredClone(methods.getValues());
	const differences =
		theirs && typedSettings && differencesOf(base.current.values, typedSettings, theirs.values);

	function applyChoices(choices: ConflictChoices) {
		if (!theirs || !typedSettings || !differences) return;
		const names = listRejectedFields(differences, choices);
		conflictStash.add(Object.fromEntries(names.map((name) => [name, get(typedSettings, name)])));
		base.current = theirs;
		methods.reset(theirs.values);
		methods.reset(mergeSettings(typedSettings, theirs.values, differences, choices), {
			keepDefaultValues: true,
		});
		setTheirs(null);
	}

	return {
		open({ current }: NonNullable<ReturnType<typeof readConflict>>) {
			// By contract, `current` has the shape of a read response.
			const site = current as unknown as Site;
			setTheirs({ values: draftOf(site), updated: site.updated });
		},
		shown: differences && {
			why: adminWords.compare.changed,
			differences,
			onUse: applyChoices,
			other: { label: adminWords.compare.back, act: () => setTheirs(null) },
		},
		aside: {
			texts: Object.entries(conflictStash.values).map(([name, value]) => ({
				name,
				label: labelOf(name),
				text: formatSettingValue(value),
			})),
			onBack(name: string) {
				const values = structuredClone(methods.getValues());
				set(values, name, conflictStash.values[name]);
				methods.reset(values, { keepDefaultValues: true });
				conflictStash.remove(name);
			},
			onDiscard: conflictStash.remove,
		},
	};
}
