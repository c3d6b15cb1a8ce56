import { colourPalettes, type PaletteName, type PaletteTints } from './choices';
import {
	type ColourName,
	type ColourThemes,
	colourNames,
	defaultThemes,
	type ThemeColours,
	type ThemeName,
} from './colours';
import {
	colourOf,
	contrastRatio,
	findNearestColour,
	isReadOn,
	partsOf,
	toHoverColour,
} from './contrast';
import { contrastPairs } from './contrast-pairs';

/** Colours chosen by the owner. */
export interface ColourChoice {
	readonly palette: PaletteName;
	/** `#rrggbb`; replaces the palette's accent. */
	readonly accent: string | null;
}

type TintSource = 'paper' | 'accent' | 'onAccent' | 'deep' | 'kept';

/** Source that tints each colour. `kept` colours are the same in every palette. */
const tintSources: Record<ColourName, TintSource> = {
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
const textColourByBackground: Partial<Record<ColourName, ColourName>> = {
	accent: 'onAccent',
	strip: 'onStrip',
};

const pureWhite = '#ffffff';
const pureBlack = '#000000';
const MIN_TEXT_CONTRAST = 4.5;

/** Checks whether white or black text is legible on a background, also while the pointer is over it. */
function hasLegibleText(ground: string) {
	const grounds = [ground, toHoverColour(ground)];
	return [pureWhite, pureBlack].some(isReadOn(grounds, MIN_TEXT_CONTRAST));
}

/** Returns a tinted white or a tinted black that is legible on the background. */
function textOn(ground: string, tint: string): string {
	const isLegible = isReadOn([ground, toHoverColour(ground)], MIN_TEXT_CONTRAST);
	const { c, h } = partsOf(tint);
	const start = isLegible(pureWhite) ? colourOf({ l: 0.98, c, h }) : colourOf({ l: 0.18, c, h });
	return findNearestColour(start, isLegible);
}

function tintColour(name: ColourName, theme: ThemeName, dye: PaletteTints, accent: string): string {
	const template = defaultThemes[theme][name];
	const { l, c } = partsOf(template);
	const { hue, strength } = tintSources[name] === 'deep' ? dye.deep : dye.paper;
	switch (tintSources[name]) {
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
			const share = own.c / partsOf(defaultThemes.light.accent).c;
			return colourOf({ l, c: Math.min(c * share, 0.25), h: own.h });
		}
	}
}

/** Returns the accent, with its lightness adjusted where needed to be visible in the theme. */
function accentIn(theme: ThemeName, accent: string, colours: ThemeColours): string {
	const { l } = partsOf(accent);
	const lightenedAccent =
		theme === 'light' ? accent : colourOf({ ...partsOf(accent), l: Math.max(l, 0.7) });
	const { canvas, raised, sunken } = colours;
	const isVisibleOnPages = isReadOn([canvas, raised, sunken], 3);
	return findNearestColour(
		lightenedAccent,
		(colour) => isVisibleOnPages(colour) && hasLegibleText(colour),
	);
}

function themeOf(theme: ThemeName, dye: PaletteTints, accent: string): ThemeColours {
	const colours = Object.fromEntries(
		colourNames.map((name) => [name, tintColour(name, theme, dye, accent)]),
	) as Record<ColourName, string>;
	colours.accent = accentIn(theme, accent, colours);
	colours.strip =
		theme === 'light' ? colours.accent : findNearestColour(colours.strip, hasLegibleText);
	for (const [ground, text] of Object.entries(textColourByBackground) as [ColourName, ColourName][])
		colours[text] = textOn(colours[ground], colours[text]);
	for (const name of colourNames) {
		const pairsOfColour = contrastPairs.filter((pair) => pair.name === name);
		colours[name] = findNearestColour(colours[name], (colour) =>
			pairsOfColour.every(({ on, least }) =>
				on.every((ground) => contrastRatio(colour, colours[ground]) >= least),
			),
		);
	}
	return colours;
}

/** Returns both themes in the chosen colours. Every text in them has the minimum contrast. */
export function themesOf({ palette, accent }: ColourChoice): ColourThemes {
	if (palette === 'madder' && !accent) return defaultThemes;
	const dye: PaletteTints = colourPalettes[palette];
	const effectiveAccent = accent ?? dye.accent;
	return {
		light: themeOf('light', dye, effectiveAccent),
		dark: themeOf('dark', dye, effectiveAccent),
	};
}
