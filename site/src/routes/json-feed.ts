import { blogFeeds } from '../config/feeds';
import { writeJsonFeed } from '../features/seo/feeds/json-feed.server';
import { makeFeedResponse } from './feed.server';

export const loader = () => makeFeedResponse(writeJsonFeed, blogFeeds.json.type);
