import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { button } from '../theme/recipes/button';

/** `variant`: accent (one a view), ink, outline; `size`: regular, compact. */
export const Button = chakra('button', button, { defaultProps: { type: 'button' } });

/** A button that goes to a page of this site. */
export const LinkButton = chakra(Link, button);

/** A button that opens another site in a new tab. */
export const OutsideButton = chakra('a', button, {
	defaultProps: { target: '_blank', rel: 'noreferrer' },
});
