import { getSite, listBlogs } from '@sumu/contract';
import { siteEnv } from '../config/env.server';
import { type FeedContent, feedContent } from '../features/seo/feeds/feed-content.server';
import { call } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

/** Answers with the newest posts, written by `write` in the format of that media type. */
export const feedResponse = (write: (content: FeedContent) => string, type: string) =>
	orErrorResponse(async () => {
		const [site, posts] = await Promise.all([
			call(getSite, {}),
			call(listBlogs, { query: { full: 'true' } }),
		]);
		const content = feedContent(siteEnv().origin, site.data, posts.data.toReversed());
		return new Response(write(content), {
			headers: { 'Content-Type': `${type}; charset=utf-8` },
		});
	});
