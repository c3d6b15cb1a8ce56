import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';

/** `variant`: accent (one per view), ink, outline; `size`: regular, compact. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link to a page of this site that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);

/** A link to another site that looks like a button; opens a new tab. */
export const OutsideButton = chakra('a', buttonRecipe, {
	defaultProps: { target: '_blank', rel: 'noreferrer' },
});

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
