import { listBlogs, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';
import { shownPost } from './shown-post';

/** Newest posts, newest first. The API returns them last. */
export const latestPostsQuery = () =>
	queryOptions({
		queryKey: [...keys.blogs, 'latest'],
		queryFn: async ({ signal }) => {
			const { data } = await call(listBlogs, { query: { limit: previews.blogs }, signal });
			return data.slice(-previews.blogs).reverse().map(shownPost);
		},
	});
