import { useSession } from '../../lib/auth';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useLive } from '../../lib/query/use-live';

const load = async () => (await loadChunk('cart', () => import('./watch-cart'))).watchCart;

/** For the navigation bar: what is in the cart of who is signed in. */
export function useCartFigures() {
	const session = useSession();
	return useLive(session.status === 'signed-in' ? session.user.email : undefined, load);
}
