import { isOriginal } from '@sumu/contract/words';
import { useUser } from '../../lib/auth';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import type { CartFigures } from './cart-link';

/** Whether the bar leads to the cart: always as specified; else where there is one. */
export function useIsCartShown(cart: CartFigures | undefined): boolean {
	const site = useSiteIfLoaded();
	const isSignedIn = useUser() !== null;
	return cart !== undefined || isSignedIn || !site || isOriginal(site);
}
