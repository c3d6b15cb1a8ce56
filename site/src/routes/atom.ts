import { blogFeeds } from '../config/feeds';
import { writeAtom } from '../features/seo/feeds/atom.server';
import { makeFeedResponse } from './feed.server';

export const loader = () => makeFeedResponse(writeAtom, blogFeeds.atom.type);
