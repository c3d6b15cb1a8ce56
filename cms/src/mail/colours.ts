/** The site's colours, as far as a mail needs them. */
export const light = {
	canvas: '#F5F0E5',
	raised: '#FCF9F1',
	ink: '#1B1411',
	muted: '#51473E',
	hairline: '#D5CAB4',
	accent: '#C42D14',
	onAccent: '#FFF8EC',
} as const;

export const dark = {
	canvas: '#15100E',
	raised: '#1F1916',
	ink: '#F3ECDF',
	muted: '#C4B8A8',
	hairline: '#3A302A',
	accent: '#FF6B47',
	onAccent: '#1F0D07',
} as const;

/** Stitches of the border above a letter, from its edge to its middle. */
export const stitches = ['#C42D14', '#C42D14', '#F0A51E', '#0E3B2E', '#0E3B2E', '#F0A51E'] as const;
