import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { textLink } from '../theme/recipes/text-link';

/** Link to a page of this site. `tone`: accent, quiet (hairline), current (the text's own colour). */
export const TextLink = chakra(Link, textLink);

/** Link to a place on the same page; unlike `TextLink`, it keeps the query of the address. */
export const AnchorLink = chakra('a', textLink);

/** Link to another site; opens a new tab. */
export const OutsideLink = chakra('a', textLink, {
	defaultProps: { target: '_blank', rel: 'noreferrer' },
});

/** A button that looks like a text link. */
export const TextButton = chakra('button', textLink, { defaultProps: { type: 'button' } });
