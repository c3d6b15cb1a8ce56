import { getSite, listBlogs } from '@sumu/contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteEnv } from '../config/env.server';
import { blogFeeds } from '../config/generated-files';
import { writeAtom } from '../features/seo/feeds/atom.server';
import { collectFeedContent, type FullPost } from '../features/seo/feeds/feed-content.server';
import { writeJsonFeed } from '../features/seo/feeds/json-feed.server';
import { openPagedRows } from '../features/seo/feeds/paged-rows.server';
import { writeRss } from '../features/seo/feeds/rss.server';
import { callEndpoint } from '../lib/api';
import { orErrorResponse } from '../lib/api/error-response';

const feeds = [
	{ ...blogFeeds.rss, write: writeRss },
	{ ...blogFeeds.atom, write: writeAtom },
	{ ...blogFeeds.json, write: writeJsonFeed },
] as const;

/** Posts of a feed, however many there are. */
const MAX_FEED_POSTS = 100;
/** Full posts per call: few enough that other calls need not wait. */
const FEED_PAGE_SIZE = 20;

async function readNewestPosts(): Promise<FullPost[]> {
	const { read } = await openPagedRows(FEED_PAGE_SIZE, (page) =>
		callEndpoint(listBlogs, { query: { full: 'true', page, size: FEED_PAGE_SIZE } }),
	);
	const posts: FullPost[] = [];
	for await (const post of read(0, MAX_FEED_POSTS)) posts.push(post);
	return posts;
}

/** A feed of the newest posts, in the format of the address. */
export const loader = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
	orErrorResponse(async () => {
		const { pathname } = new URL(request.url);
		const { write, type } = feeds.find(({ path }) => path === pathname) ?? feeds[0];
		const [site, posts] = await Promise.all([callEndpoint(getSite, {}), readNewestPosts()]);
		const content = collectFeedContent(siteEnv().origin, site.data, posts);
		return new Response(write(content), {
			headers: { 'Content-Type': `${type}; charset=utf-8` },
		});
	});
