import { queryOptions } from '@tanstack/react-query';
import { linesOf } from './keep-lines';

/** Query key prefix of a cart. */
export const cartKey = (email: string) => ['cart', email] as const;

/** The whole cart, newest first; this browser's shortlist if the e-mail is empty. */
export const cartQuery = (email: string) =>
	queryOptions({
		queryKey: [...cartKey(email), 'all'],
		queryFn: ({ signal }) => linesOf(email, signal),
	});
