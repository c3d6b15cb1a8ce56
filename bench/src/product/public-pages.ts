export interface PublicPage {
	readonly title: string;
	readonly path: string;
	/** Search engines are told to leave it out. */
	readonly unlisted?: boolean;
}

const simple: readonly PublicPage[] = [
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

/** @throws where the list is empty */
async function firstId(list: string): Promise<string> {
	const answer = await fetch(list);
	const id = Object(await answer.json()).data?.[0]?._id;
	if (typeof id !== 'string') throw new Error(`${list} has no row: ${answer.status}`);
	return id;
}

/** Every page anybody may open, with one project and one post, each rendered once already. */
export async function publicPages(address: string): Promise<readonly PublicPage[]> {
	const project = await firstId(`${address}/api/projects?limit=1`);
	const post = await firstId(`${address}/api/blog?limit=1`);
	const pages = [
		...simple,
		{ title: 'A project', path: `/project/${project}` },
		{ title: 'A post', path: `/blog/${post}` },
	];
	for (const { path } of pages) {
		const { status } = await fetch(address + path);
		if (status !== 200) throw new Error(`${path} answers ${status}`);
	}
	return pages;
}
