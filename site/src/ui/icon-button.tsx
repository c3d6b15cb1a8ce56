import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

const iconButtonStyles = {
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
} as const;

/** A round 44 px button with an icon; requires an `aria-label`. */
export const IconButton = chakra('button', iconButtonStyles, { defaultProps: { type: 'button' } });

/** A link to a page of this site that looks like `IconButton`. */
export const IconLink = chakra(Link, iconButtonStyles);
