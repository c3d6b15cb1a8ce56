import { Box } from '@chakra-ui/react';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { type CartFigures, CartLink, hasItems } from './cart-link';
import { cartLinks } from './menu';
import { useIsCartShown } from './use-is-cart-shown';

/** The bar's way to the cart, where there is to be one. */
export function CartSlot({ cart }: { cart: CartFigures | undefined }) {
	const links = cartLinks(useSiteIfLoaded(), cart?.count);
	if (!useIsCartShown(cart)) return null;
	return (
		<Box hideBelow={hasItems(cart) ? undefined : 'lg'} marginInlineEnd={{ base: '1', lg: '3' }}>
			{links.map((link) => (
				<CartLink key={link.to} link={link} cart={cart} />
			))}
		</Box>
	);
}
