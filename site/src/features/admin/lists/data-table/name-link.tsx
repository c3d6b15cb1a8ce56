import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A row's name as a link to its form. */
export const NameLink = chakra(Link, {
	base: { textStyle: 'ui', fontWeight: 'strong', _hover: { textDecoration: 'underline' } },
});
