/** Two themes, each designed for itself; every pair used for text is AA, body text AAA. */

const light = {
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

const dark: Record<keyof typeof light, string> = {
	canvas: '#15100e',
	raised: '#1f1916',
	sunken: '#0e0a09',
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
	foot: '#0e0a09',
	onFoot: '#f3ecdf',
	footMuted: '#b3a797',
	danger: '#ff8b86',
	success: '#6cc3a4',
	gold: '#f0a51e',
	codeBg: '#0e0a09',
	codeInk: '#f3ecdf',
	codeMuted: '#bdb1a0',
	codeWarm: '#ff8464',
	codeCool: '#9fd3bf',
	thread: '#332a25',
};

type ColorName = keyof typeof light;
const names = Object.keys(light).filter((name): name is ColorName => name in light);

/** Semantic colour tokens, by their role. */
export const colors = Object.fromEntries(
	names.map((name) => [name, { value: { _light: light[name], _dark: dark[name] } }]),
);

/** The colours themselves, for pictures that are drawn. */
export const palette = { light, dark } as const;

/** The page's ground, for what the browser itself paints. */
export const ground = { light: light.canvas, dark: dark.canvas } as const;
