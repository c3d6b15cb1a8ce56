import type { GroupSpec } from '../field-spec';

export const seoGroup = {
	id: 'seo',
	title: 'Search engines',
	fields: [
		{ name: 'seo.title', kind: 'line', label: 'Title', help: 'About 60 characters' },
		{ name: 'seo.description', kind: 'text', label: 'Description', help: 'About 155 characters' },
		{
			name: 'seo.picture',
			kind: 'picture',
			label: 'Picture when shared',
			cropHint: {
				ratio: 1200 / 630,
				minWidth: 1200,
				hint: 'What a shared link shows (1200 × 630).',
			},
		},
	],
} as const satisfies GroupSpec;
