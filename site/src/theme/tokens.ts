import { defineTokens } from '@chakra-ui/react';

/** Font stack of a web font and its adjusted local fallbacks, as many as `scripts/fonts/faces.ts` defines for it. */
export const buildFontStack = (name: string, fallbacks: number, ...rest: string[]) => {
	const fallbackFamilies = Array.from(
		{ length: fallbacks },
		(_, index) => `${name} Fallback${index || ''}`,
	);
	return [name, ...fallbackFamilies]
		.map((each) => `"${each}"`)
		.concat(rest)
		.join(', ');
};

/** Steps of 4 px, named as in Chakra's scale. */
const spacingScale = {
	0: '0',
	1: '4px',
	2: '8px',
	3: '12px',
	4: '16px',
	6: '24px',
	8: '32px',
	12: '48px',
	16: '64px',
	24: '96px',
	32: '128px',
	44: '176px',
} as const;

const toTokenValues = <Value extends string | number>(values: Readonly<Record<string, Value>>) =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

export const siteTokens = defineTokens({
	fonts: toTokenValues({
		display: buildFontStack('Anek Latin Condensed', 3, 'Arial Narrow', 'Arial', 'sans-serif'),
		figure: buildFontStack('Anek Latin Figures', 3, 'Arial Narrow', 'Arial', 'sans-serif'),
		ui: buildFontStack('Anek Latin', 3, 'Helvetica Neue', 'Arial', 'sans-serif'),
		text: buildFontStack('Newsreader', 4, 'Georgia', 'Times New Roman', 'serif'),
		code: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
	}),
	fontSizes: toTokenValues({
		hero: 'clamp(3.5rem, 1.33rem + 9.26vw, 9rem)',
		h1: 'clamp(3rem, 1.5rem + 6.4vw, 7.25rem)',
		h2: 'clamp(2.5rem, 1.6rem + 3.9vw, 5rem)',
		h3: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.75rem)',
		h4: 'clamp(1.375rem, 1.28rem + .42vw, 1.625rem)',
		figure: 'clamp(4.5rem, 1.9rem + 11.1vw, 11.5rem)',
		quote: 'clamp(1.5rem, 1.2rem + 1.3vw, 2.25rem)',
		lead: 'clamp(1.1875rem, 1.13rem + .28vw, 1.375rem)',
		body: '1.125rem',
		ui: '1rem',
		small: '.9375rem',
		label: '.875rem',
	}),
	fontWeights: toTokenValues({ text: 400, ui: 500, strong: 550, display: 600 }),
	lineHeights: toTokenValues({
		hero: 0.88,
		display: 0.94,
		h3: 1.04,
		h4: 1.15,
		quote: 1.32,
		lead: 1.48,
		body: 1.58,
		ui: 1.3,
	}),
	letterSpacings: toTokenValues({ hero: '-0.035em', display: '-0.025em', h3: '-0.015em', ui: '0' }),
	spacing: toTokenValues({
		...spacingScale,
		gutter: '24px',
		margin: 'clamp(20px, 4.45vw, 64px)',
		section: 'clamp(80px, 5.2rem + 5vw, 160px)',
	}),
	sizes: toTokenValues({
		...spacingScale,
		full: '100%',
		// From 1440 px on, the page and its type grow with the window (`global-css.ts`).
		page: 'clamp(1440px, 960px + 33.333vw, 1680px)',
		measure: '66ch',
		control: '52px',
		button: '56px',
		compact: '44px',
		nav: '88px',
		navSmall: '72px',
		navScrolled: '64px',
	}),
	radii: toTokenValues({ none: '0', control: '2px', pill: '999px' }),
	durations: toTokenValues({ hover: '90ms', quick: '160ms', pop: '240ms', picture: '400ms' }),
	easings: toTokenValues({ reveal: 'cubic-bezier(.2,.7,.1,1)' }),
	zIndex: toTokenValues({ nav: 10, skip: 20 }),
});

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' } as const;
