import { loadChunk } from '../../lib/chunk/load-chunk';
import { clientStore } from '../../lib/document/client-store';
import { useLive } from '../../lib/query/use-live';
import { getSession } from '../../lib/session';
import { followShortlist, hasShortlist } from './has-shortlist';

const loadCartWatcher = async () =>
	(await loadChunk('cart', () => import('./watch-cart'))).watchCart;

/** E-mail of the signed-in user; '' for this browser's shortlist; undefined if there is no cart. */
const useCartOwner = clientStore<string | undefined>(
	(notify) => {
		const stops = [getSession().subscribe(notify), followShortlist(notify)];
		return () => {
			for (const stop of stops) stop();
		};
	},
	() => {
		const snapshot = getSession().snapshot();
		if (snapshot.status === 'signed-in') return snapshot.user.email;
		return snapshot.status === 'signed-out' && hasShortlist() ? '' : undefined;
	},
	undefined,
);

/** Figures of the current visitor's cart or shortlist, for the navigation bar. */
export const useCartFigures = () => useLive(useCartOwner(), loadCartWatcher);
