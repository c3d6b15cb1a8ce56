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
		// The least a finger needs; where it is used, it would stand beside _hover, and Chakra puts two media queries in
		// order by a collator, which takes a browser 10 ms to load.
		'--touch-target': '0px',
		'@media (pointer: coarse)': { '--touch-target': 'sizes.compact' },
		// Nothing scrolls behind what is modal, nor moves where the scrollbar was: that strip no backdrop covers.
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
	},
	':focus-visible': {
		outline: '3px solid var(--ring, {colors.ink})',
		outlineOffset: '2px',
	},
	// Only to be read from: nothing to press.
	'h1:focus-visible': { outline: 'none' },
	// Only what sends a form is pressed without scripts.
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
