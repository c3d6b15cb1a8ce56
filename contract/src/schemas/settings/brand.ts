import { densityNames, fontPairNames, patternNames, radiusNames } from '../../brand/choices';
import { inGroup } from './fields';
import { definePart } from './list-fields';
import { defineChoice, defineColour, definePalette, definePicture } from './value-fields';

/** Visual identity of the site. */
export const brandSettings = inGroup('brand', {
	brand: definePart({
		label: 'Brand',
		help: 'Logo, colours, fonts, corners and spacing.',
		fields: {
			/** Replaces the mark and the name at the top of every page. */
			logo: definePicture({
				label: 'Logo',
				help: 'Replaces the mark and your name. PNG, WebP or JPEG, at least 128 pixels high.',
				cropHint: {
					ratio: 3,
					minWidth: 384,
					hint: 'Shown whole, instead of the mark and your name.',
				},
			}),
			/** Icon of the browser tab and the home screen. */
			icon: definePicture({
				label: 'Icon',
				help: 'Square, at least 512 pixels.',
				cropHint: { ratio: 1, minWidth: 512, hint: 'For browser tabs and home screens (1:1).' },
			}),
			/** Picture at the bottom of the footer. */
			footerMark: definePicture({
				label: 'Mark in the footer',
				help: 'Small, beside the copyright. Optional.',
				cropHint: { ratio: 3, minWidth: 160, hint: 'Shown small, beside the copyright.' },
			}),
			/** One repeat of the band above the footer; replaces `band`. */
			border: definePicture({
				label: 'Border above the footer',
				help: 'One repeat of the pattern, shown 36 pixels high. You can make one at /sumu/weave.',
				cropHint: { ratio: 16 / 9, minWidth: 64, hint: 'One repeat, shown 36 pixels high.' },
			}),
			/** Picture on the 404 page. */
			lost: definePicture({
				label: 'Picture of a missing page',
				help: 'Landscape format, 16:9. If empty, the page shows the mark, if there is one.',
				cropHint: {
					ratio: 16 / 9,
					minWidth: 1280,
					hint: 'Shown when a page doesn’t exist (16:9).',
				},
			}),
			/** Mark without a logo and an icon. */
			mark: defineChoice({
				label: 'Mark without a logo',
				help: 'Without one, pages show only your name, and the icon is its first letter.',
				options: patternNames,
				optionLabels: { woven: 'Woven mark', none: 'No mark' },
				initial: 'none',
				// Earlier releases always showed the woven mark.
				fallback: 'woven',
			}),
			/** Border without a picture. */
			band: defineChoice({
				label: 'Border without a picture',
				help: 'Above the footer, in dialogs and in e-mails.',
				options: patternNames,
				optionLabels: { woven: 'Woven border', none: 'No border' },
				initial: 'none',
				// Earlier releases always showed the woven border.
				fallback: 'woven',
			}),
			palette: definePalette({
				label: 'Palette',
				help: 'Colours of the light and the dark theme.',
			}),
			/** Replaces the palette's accent colour. */
			accent: defineColour({
				label: 'Custom accent colour',
				help: 'Such as #1d4ed8. If empty, the palette’s accent is used. The site adjusts it where text would be hard to read.',
				palette: 'brand.palette',
			}),
			fonts: defineChoice({
				label: 'Fonts',
				help: 'A pair of matching fonts.',
				options: fontPairNames,
				fallback: 'workshop',
				optionLabels: {
					workshop: 'Workshop: Anek Latin and Newsreader',
					press: 'Press: Fraunces and Source Serif',
					studio: 'Studio: Bricolage Grotesque and Instrument Sans',
					gallery: 'Gallery: Manrope and Literata',
				},
			}),
			radius: defineChoice({
				label: 'Corners',
				help: 'Of buttons and fields.',
				options: radiusNames,
				fallback: 'crisp',
				optionLabels: { crisp: 'Crisp', square: 'Square', soft: 'Soft', round: 'Round' },
			}),
			density: defineChoice({
				label: 'Spacing',
				help: 'Around the content of a page.',
				options: densityNames,
				fallback: 'generous',
				optionLabels: { generous: 'Generous', regular: 'Regular', compact: 'Compact' },
			}),
		},
	}),
});
