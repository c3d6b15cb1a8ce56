import { listCards } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callAsUser } from '../../../lib/session/call-as-user';

/** Everything that is kept of somebody's cart. */
export const cartKey = (email: string) => ['cart', email] as const;

/** The whole cart, newest first. */
export const cartQuery = (email: string) =>
	queryOptions({
		queryKey: [...cartKey(email), 'all'],
		queryFn: async ({ signal }) =>
			(await callAsUser(listCards, { params: { email }, signal })).data,
	});
