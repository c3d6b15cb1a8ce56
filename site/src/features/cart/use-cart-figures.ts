import { useSession } from '../../lib/auth';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useLive } from '../../lib/query/use-live';
import { useHasShortlist } from './has-shortlist';

const load = async () => (await loadChunk('cart', () => import('./watch-cart'))).watchCart;

/** For the navigation bar: what is in the cart of who is signed in, or what this browser keeps. */
export function useCartFigures() {
	const session = useSession();
	const hasShortlist = useHasShortlist();
	const here = session.status === 'signed-out' && hasShortlist ? '' : undefined;
	return useLive(session.status === 'signed-in' ? session.user.email : here, load);
}
