import { listBlogs, type PostWithNeighbours, previewCounts } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { shownPost } from './shown-post';

/** Three spare posts, because the post and its neighbours are removed from the result. */
const RELATED_POSTS_LIMIT = previewCounts.blogs + 3;

/** Posts that share the most tags, then the newest. Omits the neighbours, which the post's page links to anyway. */
export const relatedPostsQuery = ({ _id, previous, next }: PostWithNeighbours) => {
	const excludedIds = new Set([_id, previous?._id, next?._id]);
	return queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'related', _id, RELATED_POSTS_LIMIT],
		queryFn: async ({ signal }) => {
			const { data } = await callEndpoint(listBlogs, {
				query: { limit: RELATED_POSTS_LIMIT, like: _id },
				signal,
			});
			return data.map(shownPost);
		},
		select: (posts) =>
			posts.filter((post) => !excludedIds.has(post._id)).slice(0, previewCounts.blogs),
	});
};
