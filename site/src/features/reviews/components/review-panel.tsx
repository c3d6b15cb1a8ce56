import { chakra } from '@chakra-ui/react';
import border from '../../../assets/woven/border.svg';

const hem = '36px';

/** The box of the review popup: as wide as an alert, a woven border on top. */
export const PopupPanel = chakra('div', {
	base: {
		position: 'fixed',
		inset: '0',
		margin: 'auto',
		width: { base: '100vw', sm: 'min(600px, calc(100vw - 2 * {spacing.margin}))' },
		maxWidth: 'none',
		height: 'fit-content',
		maxHeight: '100dvh',
		overflowY: 'auto',
		overscrollBehavior: 'contain',
		// On small screens it rises from the lower edge, where the thumb is.
		marginBottom: { base: '0', sm: 'auto' },
		padding: { base: '6', sm: '12' },
		paddingTop: {
			base: `calc(${hem} + {spacing.6}) !important`,
			sm: `calc(${hem} + {spacing.12}) !important`,
		},
		bg: 'raised',
		color: 'ink',
		boxShadow: 'pop',
		backgroundImage: `url("${border}")`,
		backgroundRepeat: 'repeat-x',
		backgroundPosition: 'center 0',
		backgroundSize: `auto ${hem}`,
		'&:popover-open': { animation: 'rise {durations.pop} {easings.reveal}' },
		'&::backdrop': { bg: 'color-mix(in srgb, {colors.foot} 72%, transparent)' },
	},
});
