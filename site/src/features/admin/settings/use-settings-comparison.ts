import type { Site, SiteForm } from '@sumu/contract';
import { type RefObject, useState } from 'react';
import { get, set, type UseFormReturn } from 'react-hook-form';
import { asideOf, type Choices } from '../conflict/difference';
import type { readConflict } from '../conflict/read-conflict';
import { useAside } from '../forms/entry-form/use-aside';
import { words } from '../words';
import { differencesOf, joined, labelOf, saidOf } from './compare';
import { type Draft, draftOf } from './draft';

interface Version {
	readonly values: Draft;
	readonly updated: string;
}
type Methods = Pick<UseFormReturn<Draft, unknown, SiteForm>, 'getValues' | 'reset'>;

/** Merges the typed settings with the current version. */
export function useSettingsComparison(base: RefObject<Version>, methods: Methods) {
	const [theirs, setTheirs] = useState<Version | null>(null);
	const aside = useAside<unknown>('settings');
	const mine = theirs && structuredClone(methods.getValues());
	const differences = theirs && mine && differencesOf(base.current.values, mine, theirs.values);

	function use(choices: Choices) {
		if (!theirs || !mine || !differences) return;
		const names = asideOf(differences, choices);
		aside.add(Object.fromEntries(names.map((name) => [name, get(mine, name)])));
		base.current = theirs;
		methods.reset(theirs.values);
		methods.reset(joined(mine, theirs.values, differences, choices), { keepDefaultValues: true });
		setTheirs(null);
	}

	return {
		open({ current }: NonNullable<ReturnType<typeof readConflict>>) {
			// By contract, `current` has the shape of a read response.
			const site = current as unknown as Site;
			setTheirs({ values: draftOf(site), updated: site.updated });
		},
		shown: differences && {
			why: words.compare.changed,
			differences,
			onUse: use,
			other: { label: words.compare.back, act: () => setTheirs(null) },
		},
		aside: {
			texts: Object.entries(aside.values).map(([name, value]) => ({
				name,
				label: labelOf(name),
				text: saidOf(value),
			})),
			onBack(name: string) {
				const values = structuredClone(methods.getValues());
				set(values, name, aside.values[name]);
				methods.reset(values, { keepDefaultValues: true });
				aside.remove(name);
			},
			onDiscard: aside.remove,
		},
	};
}
