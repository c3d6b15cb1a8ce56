import { chakra } from '@chakra-ui/react';

/** A round target of 44 px around an icon; give it an `aria-label`. */
export const IconButton = chakra(
	'button',
	{
		base: {
			display: 'inline-flex',
			alignItems: 'center',
			justifyContent: 'center',
			width: 'compact',
			height: 'compact',
			borderRadius: 'pill',
			cursor: 'pointer',
			transition: 'background-color {durations.hover}',
			_hover: { bg: 'color-mix(in srgb, currentColor 12%, transparent)' },
		},
	},
	{ defaultProps: { type: 'button' } },
);
