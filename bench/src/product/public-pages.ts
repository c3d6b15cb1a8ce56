import { paths } from '../../../site/src/config/paths.ts';

export interface PublicPage {
	readonly title: string;
	readonly path: string;
	/** Search engines are told to leave it out. */
	readonly unlisted?: boolean;
}

const simple: readonly PublicPage[] = [
	{ title: 'Home', path: paths.home.at() },
	{ title: 'About', path: paths.about.at() },
	{ title: 'Skills', path: paths.skills.at() },
	{ title: 'Services', path: paths.services.at() },
	{ title: 'Projects', path: paths.projects.at() },
	{ title: 'Blog', path: paths.blogs.at() },
	{ title: 'Contact', path: paths.contact.at() },
	{ title: 'Search', path: paths.search.at('loom'), unlisted: true },
	{ title: 'Login', path: paths.login.at() },
	{ title: 'Sign-up', path: paths.signup.at() },
	{ title: 'Forgotten password', path: paths.forgotPassword.at() },
	{ title: 'Newsletter, confirm', path: paths.newsletterConfirm.at(), unlisted: true },
	{ title: 'Newsletter, unsubscribe', path: paths.newsletterUnsubscribe.at(), unlisted: true },
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
		{ title: 'A project', path: paths.project.at(project) },
		{ title: 'A post', path: paths.blog.at(post) },
	];
	for (const { path } of pages) {
		const { status } = await fetch(address + path);
		if (status !== 200) throw new Error(`${path} answers ${status}`);
	}
	return pages;
}
