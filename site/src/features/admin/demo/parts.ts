import { type DemoContent, entryKinds } from '@sumu/contract';
import { settingLabel } from '../settings/past';
import { adminWords } from '../words';

interface DemoItem {
	readonly id: string;
	readonly name: string;
}
export interface DemoGroup {
	readonly title: string;
	readonly items: readonly DemoItem[];
}

/** Remaining demo content by kind, with the settings last. */
export const groupDemoContent = ({ entries, settings }: DemoContent): readonly DemoGroup[] =>
	[
		...entryKinds.map((kind) => ({
			title: adminWords.managed[kind],
			items: entries
				.filter((entry) => entry.kind === kind)
				.map(({ _id: id, name }) => ({ id, name })),
		})),
		{
			title: 'Words and pictures of the settings',
			items: settings.map((id) => ({ id, name: settingLabel(id) })),
		},
	].filter(({ items }) => items.length > 0);
