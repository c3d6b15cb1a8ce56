import { listBlogs, type Post, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { shownPost } from './shown-post';

/** Three spare posts, because the post and its neighbours are removed from the result. */
const limit = previews.blogs + 3;

/** Posts that share the most tags, then the newest. Omits the neighbours, which the post's page links to anyway. */
export const relatedPostsQuery = ({ _id, previous, next }: Post) => {
	const shown = new Set([_id, previous?._id, next?._id]);
	return queryOptions({
		queryKey: [...keys.blogs, 'related', _id, limit],
		queryFn: async ({ signal }) => {
			const { data } = await call(listBlogs, { query: { limit, like: _id }, signal });
			return data.map(shownPost);
		},
		select: (posts) => posts.filter((post) => !shown.has(post._id)).slice(0, previews.blogs),
	});
};
