import type { CartItem } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/auth';
import { cartQuery } from './api/list-cards';

/** What the cart of who is signed in comes to, or this browser's own; undefined while nothing is known. */
export function useCart<Result>(select: (cards: CartItem[]) => Result): Result | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	const enabled = email !== '' || session.status === 'signed-out';
	return useQuery({ ...cartQuery(email), enabled, select }).data;
}

/** Whether a project is in it. */
export const useIsIn = (projectId: string): boolean =>
	useCart((cards) => cards.some((card) => card.projectId === projectId)) === true;
