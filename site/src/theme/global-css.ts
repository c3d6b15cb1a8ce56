import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
	html: {
		bg: 'canvas',
		color: 'ink',
		colorScheme: 'light',
		fontSize: 'clamp(100%, 62.5% + .4167vw, 112.5%)',
		scrollPaddingTop: '{sizes.navScrolled}',
		'&.dark': { colorScheme: 'dark' },
		'--global-color-border': 'colors.hairline',
		// Minimum touch target. It is not defined where it is used: next to _hover, Chakra would sort two media queries
		// with a collator, which takes a browser 10 ms to load.
		'--touch-target': '0px',
		'@media (pointer: coarse)': { '--touch-target': 'sizes.compact' },
		// Stops the page behind a modal from scrolling. The scrollbar gutter stays, so that nothing shifts; the
		// backdrop does not cover it, so the background colour matches it.
		'&[data-modal]': {
			overflow: 'hidden',
			scrollbarGutter: 'stable',
			bg: 'color-mix(in srgb, {colors.foot} 72%, {colors.canvas})',
		},
	},
	body: {
		textStyle: 'body',
		bg: 'canvas',
		overflowX: 'clip',
		fontSynthesis: 'none',
		// A word of any length stays within the page.
		overflowWrap: 'break-word',
	},
	'h1, h2, h3, h4, dd, cite, blockquote': { overflowWrap: 'anywhere' },
	// Chakra sets this property on each element, so links in headings would not inherit it.
	':is(h1, h2, h3, h4) a': { overflowWrap: 'anywhere' },
	':focus-visible': {
		outline: '3px solid var(--ring, {colors.ink})',
		outlineOffset: '2px',
	},
	// Headings receive focus only to be read out; they are not interactive.
	'h1:focus-visible': { outline: 'none' },
	// Without scripts, only buttons that submit a form work.
	'button:not(form [type=submit])': {
		'@media (scripting: none)': { display: 'none !important' },
	},
	'::selection': { bg: 'accent', color: 'onAccent' },
	'::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
		_motionReduce: { animation: 'none !important' },
	},
	'*, *::before, *::after': {
		_motionReduce: {
			animationDuration: '.01ms !important',
			animationIterationCount: '1 !important',
			transitionDuration: '.01ms !important',
			scrollBehavior: 'auto !important',
		},
	},
});
