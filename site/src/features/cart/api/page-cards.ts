import { messages, pageCards, pageParam, pageSizes } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api';
import { callAsUser } from '../../../lib/session/call-as-user';
import { readShortlist } from '../shortlist';
import { cartKey } from './cart';

function pageOfShortlist(page: number) {
	const cards = readShortlist();
	const pages = Math.max(1, Math.ceil(cards.length / pageSizes.cards));
	return {
		cards: cards.slice((page - 1) * pageSizes.cards, page * pageSizes.cards),
		pages: Array.from({ length: pages }, (_, index) => index + 1),
	};
}

/** One page of the cart, newest first, and all page numbers. */
export const cartPageQuery = (email: string, page: number) =>
	queryOptions({
		queryKey: [...cartKey(email), 'page', page],
		queryFn: async ({ signal }) => {
			if (!email) return pageOfShortlist(page);
			const params = { page: pageParam(page), email };
			const { status, data, pagination } = await callAsUser(pageCards, { params, signal });
			if (!status) throw new ApiError(404, messages.notFound);
			return { cards: data, pages: pagination };
		},
	});
