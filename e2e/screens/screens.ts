import { accountScreens } from './accounts';
import { clientScreens } from './clients';
import { draftScreens } from './drafts';
import { panelScreens } from './panel';
import type { Screen } from './screen';
import { sumuScreens } from './sumu';

export const screens: readonly Screen[] = [
	{ name: 'home', path: '/', isWindow: true },
	{ name: 'home-page', path: '/' },
	{ name: 'about', path: '/about' },
	{ name: 'skills', path: '/skills' },
	{ name: 'services', path: '/services' },
	{ name: 'projects', path: '/projects/page=1' },
	{ name: 'blogs', path: '/blogs/page=1' },
	{ name: 'contact', path: '/contact' },
	{ name: 'search', path: '/search?q=design' },
	{ name: 'search-empty', path: '/search' },
	{ name: 'newsletter-confirm', path: '/newsletter/confirm?token=from-the-mail' },
	{ name: 'newsletter-unsubscribe', path: '/newsletter/unsubscribe?token=from-the-mail' },
	{ name: 'not-found', path: '/nowhere' },
	...accountScreens,
	...clientScreens,
	...sumuScreens,
	...draftScreens,
	...panelScreens,
];
