import { defineTextStyles } from '@chakra-ui/react';

const display = {
	fontFamily: 'display',
	fontWeight: 'display',
	textWrap: 'balance',
} as const;
const reading = { fontFamily: 'text', fontWeight: 'text', textWrap: 'pretty' } as const;
const ui = { fontFamily: 'ui', fontWeight: 'ui', lineHeight: 'ui', letterSpacing: 'ui' } as const;

const headline = (
	size: 'hero' | 'h1' | 'h2' | 'h3' | 'h4',
	lineHeight: 'hero' | 'display' | 'h3' | 'h4',
	letterSpacing: 'hero' | 'display' | 'h3',
) => ({
	value: { ...display, fontSize: size, lineHeight, letterSpacing },
});
const prose = (size: 'quote' | 'lead' | 'body') => ({
	value: { ...reading, fontSize: size, lineHeight: size },
});

export const textStyles = defineTextStyles({
	hero: headline('hero', 'hero', 'hero'),
	h1: headline('h1', 'display', 'display'),
	h2: headline('h2', 'display', 'display'),
	h3: headline('h3', 'h3', 'h3'),
	h4: headline('h4', 'h4', 'h3'),
	figure: {
		value: {
			fontFamily: 'figure',
			fontWeight: 'display',
			fontSize: 'figure',
			lineHeight: 'hero',
			letterSpacing: 'display',
		},
	},
	quote: prose('quote'),
	lead: prose('lead'),
	body: prose('body'),
	/** Names on cards: the interface's width at a headline's weight. */
	cardTitle: {
		value: {
			...ui,
			fontWeight: 'display',
			fontSize: 'clamp(1.25rem, 1.16rem + .38vw, 1.5rem)',
			lineHeight: 'h4',
			letterSpacing: 'h3',
		},
	},
	ui: { value: { ...ui, fontSize: 'ui' } },
	small: { value: { ...ui, fontSize: 'small' } },
	label: { value: { ...ui, fontSize: 'label' } },
});
