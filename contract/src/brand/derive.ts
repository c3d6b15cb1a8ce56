import {
	type ColourName,
	type Colours,
	colourNames,
	drawn,
	type Theme,
	type Themes,
} from './colours';
import { pairs } from './pairs';
import { type Dye, type PaletteName, palettes } from './palettes';
import { colourOf, contrast, hovered, isReadOn, nearest, partsOf } from './shade';

/** Colours chosen by the owner. */
export interface Chosen {
	readonly palette: PaletteName;
	/** `#rrggbb`; replaces the palette's accent. */
	readonly accent: string | null;
}

type Family = 'paper' | 'accent' | 'onAccent' | 'deep' | 'kept';

/** Source that tints each colour. `kept` colours are the same in every palette. */
const families: Record<ColourName, Family> = {
	canvas: 'paper',
	raised: 'paper',
	sunken: 'paper',
	ink: 'paper',
	muted: 'paper',
	hairline: 'paper',
	control: 'paper',
	accent: 'accent',
	onAccent: 'onAccent',
	accentText: 'accent',
	green: 'deep',
	onGreen: 'paper',
	greenMuted: 'deep',
	greenText: 'deep',
	strip: 'accent',
	onStrip: 'onAccent',
	foot: 'paper',
	onFoot: 'paper',
	footMuted: 'paper',
	danger: 'kept',
	success: 'kept',
	gold: 'kept',
	codeBg: 'paper',
	codeInk: 'paper',
	codeMuted: 'paper',
	codeWarm: 'accent',
	codeCool: 'deep',
	thread: 'paper',
};

/** Backgrounds with the text colour that is chosen last: light or dark, whichever is legible. */
const carriers: Partial<Record<ColourName, ColourName>> = { accent: 'onAccent', strip: 'onStrip' };

const white = '#ffffff';
const black = '#000000';
const least = 4.5;

/** Checks whether white or black text is legible on a background, also while the pointer is over it. */
function carries(ground: string) {
	const grounds = [ground, hovered(ground)];
	return [white, black].some(isReadOn(grounds, least));
}

/** Returns a tinted white or a tinted black that is legible on the background. */
function textOn(ground: string, tint: string): string {
	const read = isReadOn([ground, hovered(ground)], least);
	const { c, h } = partsOf(tint);
	const start = read(white) ? colourOf({ l: 0.98, c, h }) : colourOf({ l: 0.18, c, h });
	return nearest(start, read);
}

function dyed(name: ColourName, theme: Theme, dye: Dye, accent: string): string {
	const template = drawn[theme][name];
	const { l, c } = partsOf(template);
	const { hue, strength } = families[name] === 'deep' ? dye.deep : dye.paper;
	switch (families[name]) {
		case 'kept':
			return template;
		case 'paper':
		case 'deep':
			return colourOf({ l, c: c * strength, h: hue });
		case 'onAccent':
			return colourOf({ l, c, h: partsOf(accent).h });
		case 'accent': {
			const own = partsOf(accent);
			// Scales the template's chroma by the chosen accent's chroma relative to the default accent's.
			const share = own.c / partsOf(drawn.light.accent).c;
			return colourOf({ l, c: Math.min(c * share, 0.25), h: own.h });
		}
	}
}

/** Returns the accent, with its lightness adjusted where needed to be visible in the theme. */
function accentIn(theme: Theme, accent: string, colours: Colours): string {
	const { l } = partsOf(accent);
	const lifted = theme === 'light' ? accent : colourOf({ ...partsOf(accent), l: Math.max(l, 0.7) });
	const { canvas, raised, sunken } = colours;
	const seen = isReadOn([canvas, raised, sunken], 3);
	return nearest(lifted, (colour) => seen(colour) && carries(colour));
}

function themeOf(theme: Theme, dye: Dye, accent: string): Colours {
	const colours = Object.fromEntries(
		colourNames.map((name) => [name, dyed(name, theme, dye, accent)]),
	) as Record<ColourName, string>;
	colours.accent = accentIn(theme, accent, colours);
	colours.strip = theme === 'light' ? colours.accent : nearest(colours.strip, carries);
	for (const [ground, text] of Object.entries(carriers) as [ColourName, ColourName][])
		colours[text] = textOn(colours[ground], colours[text]);
	for (const name of colourNames) {
		const asked = pairs.filter((pair) => pair.name === name);
		colours[name] = nearest(colours[name], (colour) =>
			asked.every(({ on, least }) =>
				on.every((ground) => contrast(colour, colours[ground]) >= least),
			),
		);
	}
	return colours;
}

/** Returns both themes in the chosen colours. Every text in them has the minimum contrast. */
export function themesOf({ palette, accent }: Chosen): Themes {
	if (palette === 'madder' && !accent) return drawn;
	const dye: Dye = palettes[palette];
	const used = accent ?? dye.accent;
	return { light: themeOf('light', dye, used), dark: themeOf('dark', dye, used) };
}
