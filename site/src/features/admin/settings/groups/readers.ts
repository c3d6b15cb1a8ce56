import { readerChoices } from '@sumu/contract';
import type { GroupSpec } from '../field-spec';

export const readersGroup = {
	id: 'readers',
	title: 'Readers',
	help: 'Who reads a project or a post whole. Lists, cards and search are for everyone in any case.',
	fields: [
		{
			name: 'readers',
			kind: 'choice',
			label: 'Projects and posts are read by',
			options: readerChoices,
			says: { everyone: 'Everyone', 'signed-in': 'Who is signed in' },
		},
	],
} as const satisfies GroupSpec;
