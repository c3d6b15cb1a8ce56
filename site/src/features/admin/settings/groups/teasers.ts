import { teaserIcons } from '@sumu/contract';
import type { GroupSpec } from '../field-spec';

export const teasersGroup = {
	id: 'teasers',
	title: 'Teasers',
	fields: [
		{
			name: 'teasers',
			kind: 'list',
			label: 'Cards',
			one: 'card',
			item: {
				title: { kind: 'line', label: 'Title' },
				text: { kind: 'text', label: 'Text' },
				icon: { kind: 'choice', label: 'Mark', options: teaserIcons },
			},
		},
	],
} as const satisfies GroupSpec;
