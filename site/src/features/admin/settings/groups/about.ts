import type { GroupSpec } from '../field-spec';

export const aboutGroup = {
	id: 'about',
	title: 'About',
	fields: [
		{ name: 'aboutText', kind: 'text', label: 'About you' },
		{
			name: 'portrait',
			kind: 'picture',
			label: 'Portrait',
			cropHint: {
				ratio: 4 / 5,
				minWidth: 1000,
				hint: 'Beside what you say about yourself (4:5).',
			},
		},
		{ name: 'experience', kind: 'number', label: 'Years of experience' },
		{ name: 'totalProjects', kind: 'line', label: 'Total projects', help: 'As shown: ‘100+’' },
		{
			name: 'aboutSkills',
			kind: 'list',
			label: 'Skills you name',
			one: 'skill',
			item: { value: { kind: 'line', label: 'Skill' } },
		},
		{
			name: 'achievements',
			kind: 'list',
			label: 'Achievements',
			one: 'achievement',
			item: {
				title: { kind: 'line', label: 'Title' },
				text: { kind: 'text', label: 'Text' },
				linkLabel: { kind: 'line', label: 'Words of the link' },
				url: { kind: 'address', label: 'Link' },
			},
		},
	],
} as const satisfies GroupSpec;
