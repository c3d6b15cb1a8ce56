import { Box } from '@chakra-ui/react';
import { isOriginal } from '@sumu/contract/words';
import { useUser } from '../../lib/auth';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { type CartFigures, CartLink, hasItems } from './cart-link';
import { cartLinks } from './menu';

/** Cart link in the bar: always shown with the original wording, otherwise only to users with a cart or an account. */
export function CartSlot({ cart }: { cart: CartFigures | undefined }) {
	const site = useSiteIfLoaded();
	const isSignedIn = useUser() !== null;
	if (cart === undefined && !isSignedIn && site && !isOriginal(site)) return null;
	return (
		<Box hideBelow={hasItems(cart) ? undefined : 'lg'} marginInlineEnd={{ base: '1', lg: '3' }}>
			{cartLinks(site, cart?.count).map((link) => (
				<CartLink key={link.to} link={link} cart={cart} />
			))}
		</Box>
	);
}
