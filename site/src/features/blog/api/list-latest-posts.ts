import { type Blog, listBlogs, previews } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';

export type ShownPost = Pick<Blog, '_id' | 'topic' | 'author' | 'excerpt' | 'date' | 'picture'>;

/** Without the article itself, which would travel in every home page. */
const shown = ({ _id, topic, author, excerpt, date, picture }: Blog): ShownPost => ({
	_id,
	topic,
	author,
	excerpt,
	date,
	picture,
});

/** The newest posts, newest first; the call has them last. */
export const latestPostsQuery = () =>
	queryOptions({
		queryKey: ['blogs', 'latest'],
		queryFn: async ({ signal }) => {
			const { data } = await call(listBlogs, { query: { limit: previews.blogs }, signal });
			return data.slice(-previews.blogs).reverse().map(shown);
		},
	});
