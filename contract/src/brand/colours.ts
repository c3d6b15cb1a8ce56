/** Hand-picked colours of the default palette. The other palettes tint them, role by role. */

export const lightColours = {
	canvas: '#f5f0e5',
	raised: '#fcf9f1',
	sunken: '#eae3d2',
	ink: '#1b1411',
	muted: '#51473e',
	hairline: '#d5cab4',
	control: '#857866',
	accent: '#c42d14',
	onAccent: '#fff8ec',
	accentText: '#a82410',
	green: '#0e3b2e',
	onGreen: '#f2ecdb',
	greenMuted: '#c3d6ca',
	greenText: '#0f5a43',
	strip: '#c42d14',
	onStrip: '#fff8ec',
	foot: '#1b1411',
	onFoot: '#f2ecdb',
	footMuted: '#bdb1a0',
	danger: '#a3161f',
	success: '#0f5a43',
	gold: '#f0a51e',
	codeBg: '#1e1815',
	codeInk: '#f3ecdf',
	codeMuted: '#bdb1a0',
	codeWarm: '#ff8464',
	codeCool: '#9fd3bf',
	thread: '#ddd3bf',
} as const;

export type ColourName = keyof typeof lightColours;
export type ThemeColours = Readonly<Record<ColourName, string>>;

export const darkColours: ThemeColours = {
	canvas: '#180f0c',
	raised: '#211815',
	sunken: '#100907',
	ink: '#f3ecdf',
	muted: '#c4b8a8',
	hairline: '#3a302a',
	control: '#8d7f71',
	accent: '#ff6b47',
	onAccent: '#1f0d07',
	accentText: '#ff8464',
	green: '#0d2e25',
	onGreen: '#eef0e2',
	greenMuted: '#b4ccbf',
	greenText: '#6cc3a4',
	strip: '#7e2010',
	onStrip: '#fff1e2',
	foot: '#100907',
	onFoot: '#f3ecdf',
	footMuted: '#b3a797',
	danger: '#ff8b86',
	success: '#6cc3a4',
	gold: '#f0a51e',
	codeBg: '#100907',
	codeInk: '#f3ecdf',
	codeMuted: '#bdb1a0',
	codeWarm: '#ff8464',
	codeCool: '#9fd3bf',
	thread: '#332a25',
};

/** Light and dark theme, each designed separately. */
export interface ColourThemes {
	readonly light: ThemeColours;
	readonly dark: ThemeColours;
}
export type ThemeName = keyof ColourThemes;

export const defaultThemes: ColourThemes = { light: lightColours, dark: darkColours };

export const colourNames = Object.keys(lightColours).filter(
	(name): name is ColourName => name in lightColours,
);

/** Default thread colours of the woven border: its surroundings, its lozenge and its outlines. */
export const defaultThreadColours = {
	gap: '#06201A',
	ground: '#0A2C22',
	edge: '#D2341A',
	bead: '#F0A51E',
	line: '#E9628C',
	middle: '#F4EDDD',
} as const;
