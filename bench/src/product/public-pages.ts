export interface PublicPage {
	readonly title: string;
	readonly path: string;
	/** Excluded from search engines. */
	readonly unlisted?: boolean;
}

const pages: readonly PublicPage[] = [
	{ title: 'Home', path: '/' },
	{ title: 'About', path: '/about' },
	{ title: 'Skills', path: '/skills' },
	{ title: 'Services', path: '/services' },
	{ title: 'Projects', path: '/projects/page=1' },
	{ title: 'Blog', path: '/blogs/page=1' },
	{ title: 'Contact', path: '/contact' },
	{ title: 'Search', path: '/search?q=loom', unlisted: true },
	{ title: 'Login', path: '/login' },
	{ title: 'Sign-up', path: '/signup' },
	{ title: 'Forgotten password', path: '/forgot-password' },
	{ title: 'Newsletter, confirm', path: '/newsletter/confirm', unlisted: true },
	{ title: 'Newsletter, unsubscribe', path: '/newsletter/unsubscribe', unlisted: true },
];

/**
 * Returns all public pages after rendering each one once.
 * @throws if a page does not answer 200
 */
export async function publicPages(address: string): Promise<readonly PublicPage[]> {
	for (const { path } of pages) {
		const { status } = await fetch(address + path);
		if (status !== 200) throw new Error(`${path} answers ${status}`);
	}
	return pages;
}
