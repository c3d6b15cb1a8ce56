import { feeds } from '../config/feeds';
import { rss } from '../features/seo/feeds/rss.server';
import { feedResponse } from './feed.server';

export const loader = () => feedResponse(rss, feeds.rss.type);
