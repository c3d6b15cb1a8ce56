import { feeds } from '../config/feeds';
import { atom } from '../features/seo/feeds/atom.server';
import { feedResponse } from './feed.server';

export const loader = () => feedResponse(atom, feeds.atom.type);
