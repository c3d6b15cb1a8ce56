import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { textLink } from '../theme/recipes/text-link';

/** A page of this site. `tone`: accent, quiet (hairline), current (the text's own colour). */
export const TextLink = chakra(Link, textLink);

/** Link to a place on the same page; unlike `TextLink`, it keeps the query of the address. */
export const AnchorLink = chakra('a', textLink);

/** Another site, in a new tab. */
export const OutsideLink = chakra('a', textLink, {
	defaultProps: { target: '_blank', rel: 'noreferrer' },
});

/** The look of a link on what acts instead of leading somewhere. */
export const TextButton = chakra('button', textLink, { defaultProps: { type: 'button' } });
