import type { GroupSpec } from '../field-spec';

export const sectionsGroup = {
	id: 'sections',
	title: 'Sections',
	help: 'The home page below its banner, in the order you drag it into. What you hide leaves the menu too; what is empty hides by itself.',
	fields: [
		{ name: 'sections', kind: 'sections', label: 'Sections' },
		{
			name: 'menu',
			kind: 'list',
			label: 'Menu of your own: without any link it follows the sections',
			one: 'link',
			item: {
				label: { kind: 'line', label: 'Label' },
				to: { kind: 'place', label: 'Leads to', help: '/about, or https://…' },
			},
		},
		{ name: 'pages.projects', kind: 'text', label: 'Projects: introduction on their own page' },
		{ name: 'pages.skills', kind: 'text', label: 'Skills: introduction on their own page' },
		{ name: 'pages.services', kind: 'text', label: 'Services: introduction on their own page' },
		{ name: 'pages.blog', kind: 'text', label: 'Blog: introduction on its own page' },
	],
} as const satisfies GroupSpec;
