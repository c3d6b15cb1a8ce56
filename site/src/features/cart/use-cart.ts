import type { CartItem } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/auth';
import { cartQuery } from './api/cart';

/** Selects data from the signed-in user's cart or this browser's shortlist; undefined while it loads. */
export function useCart<Result>(select: (cards: CartItem[]) => Result): Result | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	const isEnabled = email !== '' || session.status === 'signed-out';
	return useQuery({ ...cartQuery(email), enabled: isEnabled, select }).data;
}

/** Checks whether a project is in the cart. */
export const useIsIn = (projectId: string): boolean =>
	useCart((cards) => cards.some((card) => card.projectId === projectId)) === true;
