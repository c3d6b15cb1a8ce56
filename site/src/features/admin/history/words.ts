import type { EntryState } from '@sumu/contract';

/** Texts of the history panel. */
export const historyWords = {
	title: 'History',
	close: 'Close the history',
	help: 'The last 50 times this was saved, wherever that was. Open one to see what it changed.',
	what: 'The history',
	version: 'This version',
	none: 'Nothing was changed here yet. What is saved from now on stands here.',
	before: 'As it was before',
	now: 'This is what stands there now.',
	nothing: 'No words differ.',
	empty: 'Empty',
	restore: { draft: 'Restore as a draft', live: 'Restore' },
	restoring: 'Restoring…',
	live: 'Visitors see it at once.',
	restored: { draft: 'Restored as a draft', live: 'Restored' },
	more: (count: number) => `and ${count} more`,
	published: {
		title: 'The draft and what is published',
		close: 'Close the comparison',
		help: 'What the draft, as it was saved last, changes of what is on the site: added words are underlined, removed ones struck out.',
		what: 'What is published',
	},
	states: {
		draft: 'Draft',
		published: 'Published',
		modified: 'Published, with a newer draft',
		scheduled: 'Scheduled',
	} satisfies Record<EntryState, string>,
} as const;
