import { listTags, messages, pageBlogs, pageParam } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { shownPost } from './shown-post';

/** One page of posts, newest first, optionally of one tag, and all page numbers. */
export const postPageQuery = (page: number, tag = '') =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'page', page, tag],
		queryFn: async ({ signal }) => {
			const params = { page: pageParam(page) };
			const query = tag ? { tag } : {};
			const { status, data, pagination } = await callEndpoint(pageBlogs, { params, query, signal });
			if (!status) throw new ApiError(404, messages.notFound);
			return { posts: data.map(shownPost), pages: pagination };
		},
	});

/** Tags of all posts, most used first. */
export const tagsQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'tags'],
		queryFn: async ({ signal }) => (await callEndpoint(listTags, { signal })).data,
	});
