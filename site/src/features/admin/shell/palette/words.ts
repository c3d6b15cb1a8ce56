import type { FindKind } from '@sumu/contract';

/** Texts of the command palette. */
export const paletteWords = {
	title: 'Command palette',
	open: 'Search',
	hint: 'Search or type a command',
	publishHint: 'Name of a draft to publish',
	notLoaded: {
		title: 'The search couldn’t be loaded',
		text: 'Check your connection, then try again.',
	},
	failed: 'The search failed.',
	searching: 'Searching…',
	none: 'No result contains all of those words.',
	found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
	groups: { actions: 'Actions', screens: 'Go to', found: 'Results' },
	publishDraft: 'Publish a draft…',
	publish: (title: string) => `Publish “${title}”`,
	published: 'Published',
	viewSite: 'View site',
	toDark: 'Switch to the dark theme',
	toLight: 'Switch to the light theme',
	keys: 'Arrow keys to choose, Enter to open, Esc to close',
} as const;

export const kindNames: Readonly<Record<FindKind, string>> = {
	project: 'Project',
	blog: 'Post',
	service: 'Service',
	skill: 'Skill',
	review: 'Review',
	message: 'Message',
	subscriber: 'Subscriber',
	user: 'Account',
	setting: 'Setting',
	screen: 'Screen',
};
