import { feeds } from '../config/feeds';
import { jsonFeed } from '../features/seo/feeds/json-feed.server';
import { feedResponse } from './feed.server';

export const loader = () => feedResponse(jsonFeed, feeds.json.type);
