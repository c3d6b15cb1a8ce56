/** Font pairings for headings, interface and body text. The first is the default. */
export const fontPairNames = ['workshop', 'press', 'studio', 'gallery'] as const;
/** Corner radii of buttons, fields and cards. */
export const radiusNames = ['crisp', 'square', 'soft', 'round'] as const;
/** Spacing around the content of a page. */
export const densityNames = ['generous', 'regular', 'compact'] as const;

/** The built-in woven mark and border, or none. A logo, an icon or a picture of the border replaces either. */
export const patternNames = ['woven', 'none'] as const;

export type FontPairName = (typeof fontPairNames)[number];
export type RadiusName = (typeof radiusNames)[number];
export type DensityName = (typeof densityNames)[number];

/** Tints of a palette. The lightness of each colour comes from the default theme. */
export interface PaletteTints {
	readonly name: string;
	/** Paper, ink and lines: OKLCH hue in degrees, and chroma relative to the default theme. */
	readonly paper: { readonly hue: number; readonly strength: number };
	/** Buttons, links and marks. */
	readonly accent: string;
	/** Colour of dark sections and of subdued symbols. */
	readonly deep: { readonly hue: number; readonly strength: number };
}

/** Palettes, named after textile dyes. The first is the hand-picked default. */
export const colourPalettes = {
	madder: {
		name: 'Madder',
		paper: { hue: 85, strength: 1 },
		accent: '#c42d14',
		deep: { hue: 170, strength: 1 },
	},
	indigo: {
		name: 'Indigo',
		paper: { hue: 250, strength: 0.55 },
		accent: '#2f4fc4',
		deep: { hue: 265, strength: 1.5 },
	},
	moss: {
		name: 'Moss',
		paper: { hue: 115, strength: 0.8 },
		accent: '#3c6e1f',
		deep: { hue: 45, strength: 0.9 },
	},
	turmeric: {
		name: 'Turmeric',
		paper: { hue: 92, strength: 1.1 },
		accent: '#9a5b00',
		deep: { hue: 290, strength: 1.1 },
	},
	logwood: {
		name: 'Logwood',
		paper: { hue: 320, strength: 0.5 },
		accent: '#7a2f9e',
		deep: { hue: 300, strength: 1.3 },
	},
	lac: {
		name: 'Lac',
		paper: { hue: 20, strength: 0.6 },
		accent: '#b51c5c',
		deep: { hue: 350, strength: 1.2 },
	},
	woad: {
		name: 'Woad',
		paper: { hue: 200, strength: 0.5 },
		accent: '#0a6b78',
		deep: { hue: 220, strength: 1 },
	},
	walnut: {
		name: 'Walnut',
		paper: { hue: 70, strength: 0.35 },
		accent: '#3d3a36',
		deep: { hue: 60, strength: 0.4 },
	},
} as const satisfies Record<string, PaletteTints>;

export type PaletteName = keyof typeof colourPalettes;
export const paletteNames = Object.keys(colourPalettes) as [PaletteName, ...PaletteName[]];

export const isPalette = (name: unknown): name is PaletteName =>
	typeof name === 'string' && name in colourPalettes;
