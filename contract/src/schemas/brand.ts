import * as z from 'zod/mini';
import { densityNames, fontPairNames, radiusNames } from '../brand/choices';
import { paletteNames } from '../brand/palettes';
import * as messages from '../messages';
import { pictureSchema } from './picture';

/** `#rrggbb`. */
export const colourPattern = /^#[0-9a-fA-F]{6}$/;

const accent = z.nullable(z.string().check(z.regex(colourPattern, messages.invalidColour)));

/** How the site looks, beside what it says. */
export const brandSchema = z.object({
	/** In place of the mark and the name, at the top of every page. */
	logo: z.nullable(pictureSchema),
	/** Of the browser's tab and of the home screen. */
	icon: z.nullable(pictureSchema),
	/** At the very bottom. */
	footerMark: z.nullable(pictureSchema),
	/** One repeat of the band above the footer, in place of the site's own. */
	border: z.nullable(pictureSchema),
	/** Of a page that is not there. */
	lost: z.nullable(pictureSchema),
	palette: z.enum(paletteNames),
	/** In place of the palette's own. */
	accent,
	fonts: z.enum(fontPairNames),
	radius: z.enum(radiusNames),
	density: z.enum(densityNames),
});

export type Brand = z.output<typeof brandSchema>;

/** As it is where nothing was chosen. */
export const plainBrand: Brand = {
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
