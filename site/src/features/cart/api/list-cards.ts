import { queryOptions } from '@tanstack/react-query';
import { linesOf } from './keep-lines';

/** Everything that is kept of somebody's cart. */
export const cartKey = (email: string) => ['cart', email] as const;

/** The whole cart, newest first; of this browser where no e-mail is given. */
export const cartQuery = (email: string) =>
	queryOptions({
		queryKey: [...cartKey(email), 'all'],
		queryFn: ({ signal }) => linesOf(email, signal),
	});
