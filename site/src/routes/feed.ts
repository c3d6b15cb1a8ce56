import { getSite, listBlogs } from '@sumu/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteEnv } from '../config/env.server';
import { blogFeeds } from '../config/feeds';
import { writeAtom } from '../features/seo/feeds/atom.server';
import { collectFeedContent } from '../features/seo/feeds/feed-content.server';
import { writeJsonFeed } from '../features/seo/feeds/json-feed.server';
import { writeRss } from '../features/seo/feeds/rss.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

const feeds = [
	{ ...blogFeeds.rss, write: writeRss },
	{ ...blogFeeds.atom, write: writeAtom },
	{ ...blogFeeds.json, write: writeJsonFeed },
] as const;

/** A feed of all posts, in the format of the address. */
export const loader = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
	orErrorResponse(async () => {
		const { pathname } = new URL(request.url);
		const { write, type } = feeds.find(({ path }) => path === pathname) ?? feeds[0];
		const [site, posts] = await Promise.all([
			callEndpoint(getSite, {}),
			callEndpoint(listBlogs, { query: { full: 'true' } }),
		]);
		const content = collectFeedContent(siteEnv().origin, site.data, posts.data.toReversed());
		return new Response(write(content), {
			headers: { 'Content-Type': `${type}; charset=utf-8` },
		});
	});
