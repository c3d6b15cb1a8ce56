import { blogFeeds } from '../config/feeds';
import { writeRss } from '../features/seo/feeds/rss.server';
import { makeFeedResponse } from './feed.server';

export const loader = () => makeFeedResponse(writeRss, blogFeeds.rss.type);
