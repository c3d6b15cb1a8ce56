import { getBlog } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

/** Post with its article as HTML, and the posts before and after it. */
export const postQuery = (id: string) =>
	queryOptions({
		queryKey: [...keys.blogs, 'one', id],
		queryFn: async ({ signal }) => (await call(getBlog, { params: { id }, signal })).data,
	});
