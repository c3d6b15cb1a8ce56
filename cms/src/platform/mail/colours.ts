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

/** Of the border above a letter: a lozenge from its middle outwards, the last one the ground. */
export const stitches = ['#F0A51E', '#C42D14', '#F5F0E5', '#0E3B2E', '#E0638A', '#0E3B2E'] as const;
