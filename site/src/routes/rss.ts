import { getSite, listBlogs } from '@sumu/contract';
import { siteEnv } from '../config/env.server';
import { rss } from '../features/seo/feeds/rss.server';
import { call } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

export const loader = () =>
	orErrorResponse(async () => {
		const [site, posts] = await Promise.all([
			call(getSite, {}),
			call(listBlogs, { query: { full: 'true' } }),
		]);
		return new Response(rss(siteEnv().origin, site.data, posts.data.toReversed()), {
			headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
		});
	});
