import { type DemoContent, entryKinds } from '@sumu/contract';
import { settingLabel } from '../settings/past';
import { words } from '../words';

interface Item {
	readonly id: string;
	readonly name: string;
}
export interface Part {
	readonly title: string;
	readonly items: readonly Item[];
}

/** Remaining demo content by kind, with the settings last. */
export const partsOf = ({ entries, settings }: DemoContent): readonly Part[] =>
	[
		...entryKinds.map((kind) => ({
			title: words.managed[kind],
			items: entries
				.filter((entry) => entry.kind === kind)
				.map(({ _id: id, name }) => ({ id, name })),
		})),
		{
			title: 'Words and pictures of the settings',
			items: settings.map((id) => ({ id, name: settingLabel(id) })),
		},
	].filter(({ items }) => items.length > 0);
