import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A row's name, which leads to what it names. */
export const NameLink = chakra(Link, {
	base: { textStyle: 'ui', fontWeight: 'strong', _hover: { textDecoration: 'underline' } },
});
