import { getBlog } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

/** Post with its article as HTML, and the posts before and after it. */
export const postQuery = (id: string) =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'one', id],
		queryFn: async ({ signal }) => (await callEndpoint(getBlog, { params: { id }, signal })).data,
	});
