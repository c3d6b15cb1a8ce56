import type { EntryState } from '@sumu/contract';

/** Texts of the history panel. */
export const historyWords = {
	title: 'History',
	close: 'Close history',
	help: 'The last 50 saves, made here or in the panel. Open one to see its changes.',
	what: 'The history',
	version: 'This version',
	none: 'No changes yet. Every save from now on appears here.',
	before: 'Before the first recorded change',
	now: 'This is the current version.',
	nothing: 'The texts are the same.',
	empty: 'Empty',
	restore: { draft: 'Restore as a draft', live: 'Restore' },
	restoring: 'Restoring…',
	live: 'Visitors see it immediately.',
	restored: { draft: 'Restored as a draft', live: 'Restored' },
	more: (count: number) => `and ${count} more`,
	published: {
		title: 'Draft and published version',
		close: 'Close comparison',
		help: 'Changes in the last saved draft compared with the published version. Added words are underlined, removed words are struck through.',
		what: 'The published version',
	},
	states: {
		draft: 'Draft',
		published: 'Published',
		modified: 'Published, with a newer draft',
		scheduled: 'Scheduled',
	} satisfies Record<EntryState, string>,
} as const;
