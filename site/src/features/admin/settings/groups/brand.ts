import { densityNames, fontPairNames, radiusNames } from '@sumu/contract/brand';
import type { GroupSpec } from '../field-spec';

export const brandGroup = {
	id: 'brand',
	title: 'Brand',
	help: 'How the site looks, on every page, in mails and in pictures of shared links.',
	fields: [
		{
			name: 'brand.logo',
			kind: 'picture',
			label: 'Logo',
			cropHint: { ratio: 3, minWidth: 384, hint: 'Whole, in place of the mark and your name.' },
		},
		{
			name: 'brand.icon',
			kind: 'picture',
			label: 'Icon',
			cropHint: { ratio: 1, minWidth: 512, hint: 'In tabs and on home screens (1:1).' },
		},
		{
			name: 'brand.footerMark',
			kind: 'picture',
			label: 'Mark in the footer',
			cropHint: { ratio: 3, minWidth: 160, hint: 'Small, beside the copyright.' },
		},
		{
			name: 'brand.border',
			kind: 'picture',
			label: 'Border above the footer',
			cropHint: { ratio: 16 / 9, minWidth: 64, hint: 'One repeat of it, shown 36 high.' },
		},
		{
			name: 'brand.lost',
			kind: 'picture',
			label: 'Picture of a missing page',
			cropHint: { ratio: 16 / 9, minWidth: 1280, hint: 'Above ‘Not Found’ (16:9).' },
		},
		{ name: 'brand.palette', kind: 'palette', label: 'Palette' },
		{
			name: 'brand.accent',
			kind: 'colour',
			label: 'Accent of your own',
			help: 'Empty: the palette’s',
			palette: 'brand.palette',
		},
		{
			name: 'brand.fonts',
			kind: 'choice',
			label: 'Fonts',
			options: fontPairNames,
			says: {
				workshop: 'Workshop: Anek Latin and Newsreader',
				press: 'Press: Fraunces and Source Serif',
				studio: 'Studio: Bricolage Grotesque and Instrument Sans',
				gallery: 'Gallery: Manrope and Literata',
			},
		},
		{
			name: 'brand.radius',
			kind: 'choice',
			label: 'Corners',
			options: radiusNames,
			says: { crisp: 'Crisp', square: 'Square', soft: 'Soft', round: 'Round' },
		},
		{
			name: 'brand.density',
			kind: 'choice',
			label: 'Space',
			options: densityNames,
			says: { generous: 'Generous', regular: 'Regular', compact: 'Compact' },
		},
	],
} as const satisfies GroupSpec;
