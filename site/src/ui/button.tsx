import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { button } from '../theme/recipes/button';

/** `variant`: accent (one per view), ink, outline; `size`: regular, compact. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });

/** A link to a page of this site that looks like a button. */
export const LinkButton = chakra(Link, button);

/** A link to another site that looks like a button; opens a new tab. */
export const OutsideButton = chakra('a', button, {
	defaultProps: { target: '_blank', rel: 'noreferrer' },
});
