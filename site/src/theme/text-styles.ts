import { defineTextStyles } from '@chakra-ui/react';

const displayStyle = {
	fontFamily: 'display',
	fontWeight: 'display',
	textWrap: 'balance',
	// Japanese has no spaces: lines break between phrases, where the browser knows them.
	wordBreak: 'auto-phrase',
} as const;
const readingStyle = { fontFamily: 'text', fontWeight: 'text', textWrap: 'pretty' } as const;
const uiStyle = {
	fontFamily: 'ui',
	fontWeight: 'ui',
	lineHeight: 'ui',
	letterSpacing: 'ui',
} as const;

const createHeadlineStyle = (
	size: 'hero' | 'h1' | 'h2' | 'h3' | 'h4',
	lineHeight: 'hero' | 'display' | 'h3' | 'h4',
	letterSpacing: 'hero' | 'display' | 'h3',
) => ({
	value: { ...displayStyle, fontSize: size, lineHeight, letterSpacing },
});
const createProseStyle = (size: 'quote' | 'lead' | 'body') => ({
	value: { ...readingStyle, fontSize: size, lineHeight: size },
});

export const textStyles = defineTextStyles({
	hero: createHeadlineStyle('hero', 'hero', 'hero'),
	h1: createHeadlineStyle('h1', 'display', 'display'),
	h2: createHeadlineStyle('h2', 'display', 'display'),
	h3: createHeadlineStyle('h3', 'h3', 'h3'),
	h4: createHeadlineStyle('h4', 'h4', 'h3'),
	figure: {
		value: {
			fontFamily: 'figure',
			fontWeight: 'display',
			fontSize: 'figure',
			lineHeight: 'hero',
			letterSpacing: 'display',
		},
	},
	quote: createProseStyle('quote'),
	lead: createProseStyle('lead'),
	body: createProseStyle('body'),
	/** Names on cards: the interface's width at a headline's weight. */
	cardTitle: {
		value: {
			...uiStyle,
			fontWeight: 'display',
			fontSize: 'clamp(1.25rem, 1.16rem + .38vw, 1.5rem)',
			lineHeight: 'h4',
			letterSpacing: 'h3',
		},
	},
	ui: { value: { ...uiStyle, fontSize: 'ui' } },
	small: { value: { ...uiStyle, fontSize: 'small' } },
	label: { value: { ...uiStyle, fontSize: 'label' } },
});
