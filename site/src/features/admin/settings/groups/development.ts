import type { GroupSpec } from '../field-spec';

export const developmentGroup = {
	id: 'development',
	title: 'Development',
	fields: [
		{
			name: 'development.picture',
			kind: 'picture',
			label: 'Picture',
			cropHint: { ratio: 4 / 3, minWidth: 1000, hint: 'Beside the text.' },
		},
		{
			name: 'development.steps',
			kind: 'list',
			label: 'Years',
			one: 'year',
			item: { year: { kind: 'line', label: 'Year' }, text: { kind: 'line', label: 'Text' } },
		},
	],
} as const satisfies GroupSpec;
