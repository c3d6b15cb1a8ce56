import type { APIRequestContext } from '@playwright/test';
import { OwnerApi } from '../support/owner';
import { accountScreens } from './accounts';
import { clientScreens } from './clients';
import { draftScreens } from './drafts';
import { panelScreens } from './panel';
import type { Screen } from './screen';
import { sumuScreens } from './sumu';

/** Adds a custom page of the owner and returns its path. */
async function ownPage(request: APIRequestContext) {
	const page = {
		slug: 'uses',
		title: 'What I use',
		text: 'What stands on my desk, and what I would buy again.\n\n## On the desk\n\n- A lamp that turns yellow after six.\n- A keyboard with quiet keys.\n\n## On the screen\n\nOne editor, one browser, and a terminal with large letters.',
	};
	await (await OwnerApi.signIn(request)).call('put', '/site', { extraPages: [page] });
	return `/${page.slug}`;
}

export const screens: readonly Screen[] = [
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
	{ name: 'terms', path: '/terms' },
	{ name: 'privacy', path: '/privacy' },
	{ name: 'own-page', path: ownPage },
	{ name: 'not-found', path: '/nowhere' },
	...accountScreens,
	...clientScreens,
	...sumuScreens,
	...draftScreens,
	...panelScreens,
];
