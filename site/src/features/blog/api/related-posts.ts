import { listBlogs, type Post, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { shownPost } from './shown-post';

/** Enough that as many are left without the post itself and its neighbours. */
const limit = previews.blogs + 3;

/** The newest posts besides the one that is read and those its page leads to anyway. */
export const relatedPostsQuery = ({ _id, previous, next }: Post) => {
	const shown = new Set([_id, previous?._id, next?._id]);
	return queryOptions({
		queryKey: [...keys.blogs, 'related', limit],
		queryFn: async ({ signal }) => {
			const { data } = await call(listBlogs, { query: { limit }, signal });
			return data.reverse().map(shownPost);
		},
		select: (posts) => posts.filter((post) => !shown.has(post._id)).slice(0, previews.blogs),
	});
};
