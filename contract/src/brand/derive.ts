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

/** What the owner chose of colours. */
export interface Chosen {
	readonly palette: PaletteName;
	/** `#rrggbb`, in place of the palette's own. */
	readonly accent: string | null;
}

type Family = 'paper' | 'accent' | 'onAccent' | 'deep' | 'kept';

/** What dyes each colour. */
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

/** The colour on which texts stand that are chosen last: light or dark, whichever is read. */
const carriers: Partial<Record<ColourName, ColourName>> = { accent: 'onAccent', strip: 'onStrip' };

const white = '#ffffff';
const black = '#000000';
const least = 4.5;

/** Whether white or black is read on it, also while it is pointed at. */
function carries(ground: string) {
	const grounds = [ground, hovered(ground)];
	return [white, black].some(isReadOn(grounds, least));
}

/** A tinted white, or a tinted black, that is read on it. */
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
			// As strong as it was chosen, beside how strong the drawn one is.
			const share = own.c / partsOf(drawn.light.accent).c;
			return colourOf({ l, c: Math.min(c * share, 0.25), h: own.h });
		}
	}
}

/** The accent as it was chosen where it can be seen, in either theme. */
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

/** Both themes in the colours that were chosen; every text in them is read. */
export function themesOf({ palette, accent }: Chosen): Themes {
	if (palette === 'madder' && !accent) return drawn;
	const dye: Dye = palettes[palette];
	const used = accent ?? dye.accent;
	return { light: themeOf('light', dye, used), dark: themeOf('dark', dye, used) };
}
