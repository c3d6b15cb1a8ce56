import type { GroupSpec } from '../field-spec';

export const statisticsGroup = {
	id: 'statistics',
	title: 'Statistics',
	fields: [
		{
			name: 'statistics',
			kind: 'list',
			label: 'Figures',
			one: 'figure',
			item: {
				label: { kind: 'line', label: 'Label' },
				value: { kind: 'number', label: 'Counts up to' },
				note: { kind: 'line', label: 'Note' },
			},
		},
		{ name: 'footerYear', kind: 'number', label: 'Year in the footer' },
	],
} as const satisfies GroupSpec;
