import { defineRecipe } from '@chakra-ui/react';

const getHoverStyles = (from: string) => ({
	bg: `color-mix(in oklab, {colors.${from}} 92%, black)` as const,
});

/** 56 px high, 44 px if compact; the 2 px above the label centre it optically. */
export const buttonRecipe = defineRecipe({
	className: 'button',
	base: {
		display: 'inline-flex',
		alignItems: 'center',
		justifyContent: 'center',
		gap: '3',
		paddingTop: '2px',
		borderRadius: 'control',
		borderWidth: '1px',
		textStyle: 'ui',
		fontWeight: 'strong',
		whiteSpace: { base: 'normal', sm: 'nowrap' },
		cursor: 'pointer',
		// Overrides the hover styles of all variants: the label of a busy button must stay readable.
		'&&&:is(:disabled,[aria-disabled=true])': {
			bg: 'sunken',
			borderColor: 'sunken',
			color: 'muted',
			cursor: 'not-allowed',
		},
	},
	variants: {
		variant: {
			accent: {
				bg: 'accent',
				borderColor: 'accent',
				color: 'onAccent',
				_hover: getHoverStyles('accent'),
			},
			ink: { bg: 'ink', borderColor: 'ink', color: 'canvas', _hover: getHoverStyles('ink') },
			outline: {
				bg: 'transparent',
				borderColor: 'ink',
				color: 'ink',
				_hover: { bg: 'ink', color: 'canvas' },
			},
		},
		size: {
			regular: { minHeight: 'button', paddingInline: '27px' },
			compact: { minHeight: 'compact', paddingInline: '4', fontSize: 'small' },
		},
	},
	defaultVariants: { variant: 'accent', size: 'regular' },
});
