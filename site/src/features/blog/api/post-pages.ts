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

/** The present tag of a name, which the owner may have changed. */
export const presentTagQuery = (name: string) =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'tags', name],
		queryFn: async ({ signal }) =>
			(await callEndpoint(listTags, { query: { name }, signal })).data.at(0)?.tag ?? null,
	});

/** Tags of all posts, most used first. */
export const tagsQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'tags'],
		queryFn: async ({ signal }) => (await callEndpoint(listTags, { signal })).data,
	});
