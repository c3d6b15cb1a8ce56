import { getSite, listBlogs } from '@sumu/contract';
import { siteEnv } from '../config/env.server';
import { collectFeedContent, type FeedContent } from '../features/seo/feeds/feed-content.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

/** Responds with a feed of all posts, serialised by `write` in the format of the media type. */
export const makeFeedResponse = (write: (content: FeedContent) => string, type: string) =>
	orErrorResponse(async () => {
		const [site, posts] = await Promise.all([
			callEndpoint(getSite, {}),
			callEndpoint(listBlogs, { query: { full: 'true' } }),
		]);
		const content = collectFeedContent(siteEnv().origin, site.data, posts.data.toReversed());
		return new Response(write(content), {
			headers: { 'Content-Type': `${type}; charset=utf-8` },
		});
	});
