import { feeds } from '../config/feeds';
import { writeRss } from '../features/seo/feeds/rss.server';
import { makeFeedResponse } from './feed.server';

export const loader = () => makeFeedResponse(writeRss, feeds.rss.type);
