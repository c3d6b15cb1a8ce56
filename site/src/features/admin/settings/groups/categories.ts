import type { GroupSpec } from '../field-spec';

export const categoriesGroup = {
	id: 'categories',
	title: 'Categories and groups',
	help: 'What projects and skills are sorted into. A category with a project in it has a button above their list, beside All and Recently; a group with a skill in it is a heading.',
	fields: [
		{
			name: 'categories',
			kind: 'list',
			label: 'Categories of projects',
			one: 'category',
			item: { value: { kind: 'line', label: 'Category' } },
		},
		{
			name: 'skillGroups',
			kind: 'list',
			label: 'Groups of skills',
			one: 'group',
			item: { value: { kind: 'line', label: 'Group' } },
		},
	],
} as const satisfies GroupSpec;
