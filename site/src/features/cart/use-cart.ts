import type { CartItem } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/auth';
import { cartQuery } from './api/list-cards';

/** What the cart of who is signed in comes to; undefined while nobody is, or nothing is known. */
export function useCart<Result>(select: (cards: CartItem[]) => Result): Result | undefined {
	const session = useSession();
	const email = session.status === 'signed-in' ? session.user.email : '';
	return useQuery({ ...cartQuery(email), enabled: email !== '', select }).data;
}
