import type { GroupSpec } from '../field-spec';

export const bannerGroup = {
	id: 'banner',
	title: 'Banner',
	fields: [
		{ name: 'ownerName', kind: 'line', label: 'Your name' },
		{
			name: 'headlines',
			kind: 'list',
			label: 'Headlines: each continues your name, as in ‘… photographs weddings’',
			one: 'headline',
			item: { value: { kind: 'line', label: 'Headline' } },
		},
		{ name: 'intro', kind: 'text', label: 'Introduction' },
		{
			name: 'heroPicture',
			kind: 'picture',
			label: 'Picture',
			cropHint: { ratio: 3 / 5, minWidth: 800, hint: 'Stands upright beside the headline.' },
		},
		{ name: 'resumeUrl', kind: 'address', label: 'Resume' },
		{
			name: 'platforms',
			kind: 'list',
			label: 'Design platforms',
			one: 'platform',
			item: { label: { kind: 'line', label: 'Name' }, url: { kind: 'address', label: 'Link' } },
		},
		{
			name: 'socials',
			kind: 'list',
			label: 'Social networks, each with a drawing that follows from its link',
			one: 'network',
			item: {
				network: { kind: 'line', label: 'Name (optional for known networks)' },
				url: { kind: 'address', label: 'Link' },
			},
		},
	],
} as const satisfies GroupSpec;
