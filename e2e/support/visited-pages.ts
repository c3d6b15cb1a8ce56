import type { APIRequestContext, Page } from '@playwright/test';
import { listBlogs, listProjects } from '@sumu/contract';
import type { OwnerApi } from './owner';
import { ask, Visitor } from './visitor';
import { alive } from './wait-for-hydration';

/** One page of each kind that is open to everyone. */
export const open = [
	'/',
	'/about',
	'/skills',
	'/services',
	'/projects/page=1',
	'/blogs/page=1',
	'/contact',
	'/search?q=loom',
	'/terms',
	'/privacy',
	'/login',
	'/signup',
	'/forgot-password',
	'/reset-password#code=x',
	'/confirm-email',
	'/newsletter/confirm?token=x',
	'/newsletter/unsubscribe?token=x',
	'/nowhere',
] as const;

/** Returns the paths of a project and a post, which are public only if the owner has chosen so. */
export async function details(request: APIRequestContext): Promise<string[]> {
	const { data: posts } = await ask(request, listBlogs);
	const { data: projects } = await ask(request, listProjects);
	return [`/project/${projects[0]?.slug}`, `/blog/${posts.at(-1)?.slug}`];
}

/** Returns one page of each kind for signed-in visitors. */
export async function own({ request }: Page, email: string): Promise<string[]> {
	return [
		...(await details(request)),
		'/profile',
		'/settings',
		`/user/update/${email}`,
		'/cards/page=1',
		'/card/overview',
	];
}

/** Visits every page for visitors, and calls `look` when it has loaded completely. */
export async function onEveryPage(page: Page, look: (path: string) => Promise<void>) {
	const visit = async (path: string) => {
		await page.goto(path);
		await alive(page);
		await page.waitForLoadState('networkidle');
		await look(path);
	};
	for (const path of open) await visit(path);
	const { email } = await Visitor.on(page);
	for (const path of await own(page, email)) await visit(path);
}

/** Opens projects and posts to everyone and adds a custom page. Returns the public pages, and `undo`. */
export async function openToAll(api: OwnerApi, request: APIRequestContext) {
	const uses = { slug: 'uses', title: 'What I use', text: '## On the desk\n\nA lamp and a loom.' };
	await api.call('put', '/site', { readers: 'everyone', extraPages: [uses] });
	return {
		pages: [...open, ...(await details(request)), `/${uses.slug}`],
		undo: () => api.call('put', '/site', { readers: 'signed-in', extraPages: [] }),
	};
}
