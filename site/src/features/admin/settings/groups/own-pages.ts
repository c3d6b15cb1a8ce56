import type { GroupSpec } from '../field-spec';

export const ownPagesGroup = {
	id: 'own-pages',
	title: 'Own pages',
	help: 'Pages in Markdown at addresses of their own; the footer leads to them. Where a legal text is empty, its page says what this software does.',
	fields: [
		{
			name: 'extraPages',
			kind: 'list',
			label: 'Pages of your own',
			one: 'page',
			item: {
				slug: { kind: 'slug', label: 'Address', help: 'what follows the slash: price-list' },
				title: { kind: 'line', label: 'Title' },
				text: { kind: 'text', label: 'Text' },
			},
		},
		{ name: 'legal.terms', kind: 'text', label: 'Terms' },
		{ name: 'legal.privacy', kind: 'text', label: 'Privacy' },
		{
			name: 'adminPath',
			kind: 'slug',
			label: 'Another address of this workplace',
			help: 'what follows the slash: studio leads here too; empty, there is none',
		},
	],
} as const satisfies GroupSpec;
