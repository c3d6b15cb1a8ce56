import * as z from 'zod/mini';
import { densityNames, fontPairNames, paletteNames, radiusNames } from '../brand/choices';
import * as messages from '../messages';
import { pictureSchema } from './picture';

/** `#rrggbb`. */
export const colourPattern = /^#[0-9a-fA-F]{6}$/;

const accentSchema = z.nullable(z.string().check(z.regex(colourPattern, messages.invalidColour)));

/** Visual identity of the site. */
export const brandSchema = z.object({
	/** Replaces the mark and the name at the top of every page. */
	logo: z.nullable(pictureSchema),
	/** Icon of the browser tab and the home screen. */
	icon: z.nullable(pictureSchema),
	/** Picture at the bottom of the footer. */
	footerMark: z.nullable(pictureSchema),
	/** One repeat of the band above the footer; replaces the site's default band. */
	border: z.nullable(pictureSchema),
	/** Picture on the 404 page. */
	lost: z.nullable(pictureSchema),
	palette: z.enum(paletteNames),
	/** Replaces the palette's accent colour. */
	accent: accentSchema,
	fonts: z.enum(fontPairNames),
	radius: z.enum(radiusNames),
	density: z.enum(densityNames),
});

export type Brand = z.output<typeof brandSchema>;

/** Default visual identity. */
export const defaultBrand: Brand = {
	logo: null,
	icon: null,
	footerMark: null,
	border: null,
	lost: null,
	palette: 'madder',
	accent: null,
	fonts: 'workshop',
	radius: 'crisp',
	density: 'generous',
};
