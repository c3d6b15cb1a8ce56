import { chakra } from '@chakra-ui/react';
import { wovenBorder } from '../../../ui/woven-border';

const borderHeight = '36px';

/** Dialog for a review, with a woven border: a card in the corner, or a modal over a dimmed page. */
export const ReviewPanel = chakra('dialog', {
	base: {
		position: 'fixed',
		inset: 'auto',
		zIndex: 'nav',
		bottom: { base: '0', sm: 'margin' },
		insetInlineEnd: { base: '0', sm: 'margin' },
		margin: '0',
		width: { base: '100vw', sm: '420px' },
		maxWidth: 'none',
		height: 'fit-content',
		maxHeight: { base: '72dvh', sm: 'calc(100dvh - 2 * {spacing.margin})' },
		overflowY: 'auto',
		overscrollBehavior: 'contain',
		padding: '6',
		paddingTop: `calc(${borderHeight} + {spacing.6})`,
		bg: 'raised',
		color: 'ink',
		boxShadow: 'pop',
		backgroundImage: wovenBorder,
		backgroundRepeat: 'repeat-x',
		backgroundPosition: 'center 0',
		backgroundSize: `auto ${borderHeight}`,
		'&[open]': { animation: 'rise {durations.pop} {easings.reveal}' },
		'&:modal': {
			inset: '0',
			margin: 'auto',
			// On small screens the dialog is at the bottom, within reach of the thumb.
			marginBottom: { base: '0', sm: 'auto' },
			width: { base: '100vw', sm: 'min(600px, calc(100vw - 2 * {spacing.margin}))' },
			maxHeight: '100dvh',
			padding: { sm: '12' },
			paddingTop: { sm: `calc(${borderHeight} + {spacing.12})` },
		},
		'&::backdrop': { bg: 'color-mix(in srgb, {colors.foot} 72%, transparent)' },
	},
});
