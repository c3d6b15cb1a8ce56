import { messages, pageCards, pageParam } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api';
import { callAsUser } from '../../../lib/session/call-as-user';
import { cartKey } from './list-cards';

/** One page of the cart, newest first, and the numbers of all pages. */
export const cartPageQuery = (email: string, page: number) =>
	queryOptions({
		queryKey: [...cartKey(email), 'page', page],
		queryFn: async ({ signal }) => {
			const params = { page: pageParam(page), email };
			const { status, data, pagination } = await callAsUser(pageCards, { params, signal });
			if (!status) throw new ApiError(404, messages.notFound);
			return { cards: data, pages: pagination };
		},
	});
