import { loadChunk } from '../../lib/chunk/load-chunk';
import { clientStore } from '../../lib/document/client-store';
import { useLive } from '../../lib/query/use-live';
import { session } from '../../lib/session';
import { followShortlist, hasShortlist } from './has-shortlist';

const load = async () => (await loadChunk('cart', () => import('./watch-cart'))).watchCart;

/** E-mail of the signed-in user; '' for this browser's shortlist; undefined if there is no cart. */
const useCartOwner = clientStore<string | undefined>(
	(notify) => {
		const stops = [session().subscribe(notify), followShortlist(notify)];
		return () => {
			for (const stop of stops) stop();
		};
	},
	() => {
		const snapshot = session().snapshot();
		if (snapshot.status === 'signed-in') return snapshot.user.email;
		return snapshot.status === 'signed-out' && hasShortlist() ? '' : undefined;
	},
	undefined,
);

/** Figures of the current visitor's cart or shortlist, for the navigation bar. */
export const useCartFigures = () => useLive(useCartOwner(), load);
