import { listBlogs, previewCounts } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';
import { shownPost } from './shown-post';

/** Newest posts, newest first. The API returns them last. */
export const latestPostsQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('blogs'), 'latest'],
		queryFn: async ({ signal }) => {
			const { data } = await callEndpoint(listBlogs, {
				query: { limit: previewCounts.blogs },
				signal,
			});
			return data.slice(-previewCounts.blogs).reverse().map(shownPost);
		},
	});
