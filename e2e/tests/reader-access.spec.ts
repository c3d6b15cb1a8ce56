import type { APIRequestContext } from '@playwright/test';
import { endpointExamples } from '@sumu/contract/examples';
import { OwnerApi } from '../support/owner';
import { site } from '../support/product';
import { comeBack } from '../support/return-to-tab';
import { expect, test } from '../support/test';
import { alive } from '../support/wait-for-hydration';

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
/** Returns the HTML of a page without its scripts. */
const shownAt = async (request: APIRequestContext, path: string) =>
	(await textOf(request, path)).replace(/<script.*?<\/script>/gs, '');

test('switching access to projects and posts updates pages, open tabs and the sitemap', async ({
	page,
	request,
}) => {
	const api = await OwnerApi.signIn(request);
	const { readers } = (await api.call('get', '/site')).data;
	const [{ img }] = (await api.call('get', '/blog?limit=1')).data;
	const last = 'The last thread.';
	const long = `${'A line of it. '.repeat(60)}${last}`;
	const { data: project } = await api.call('post', '/project/project-add', {
		...endpointExamples.addProject.body,
		projectsDescription: 'In short.',
		image: img,
		// The pictures of the example are on a host that does not exist.
		gallery: [],
		projectsName: 'Open or not',
		story: long,
	});
	const post = { topic: 'Open or not', author: 'Sumu', description: long, img };
	const { data: written } = await api.call('post', '/blog/add-blog', post);
	const paths = [`/project/${project.slug}`, `/blog/${written.slug}`];
	const whole = page.getByRole('heading', { level: 1, name: project.projectsName });
	/** Expects the full texts in the HTML for anonymous visitors, and the paths in the sitemap, only if `isOpen`. */
	const expectSent = (isOpen: boolean) =>
		expect(async () => {
			for (const path of paths)
				expect((await shownAt(request, path)).includes(last), path).toBe(isOpen);
			const map = await textOf(request, '/sitemap.xml');
			for (const path of paths) expect(map.includes(`<loc>${site}${path}<`), path).toBe(isOpen);
		}).toPass();
	try {
		await api.call('put', '/site', { readers: 'signed-in' });
		await expectSent(false);
		await page.goto('/projects/page=1');
		await api.call('put', '/site', { readers: 'everyone' });
		await expectSent(true);
		await alive(page);
		await comeBack(page);
		await page.getByRole('link', { name: project.projectsName }).first().click();
		await expect(whole).toBeVisible();
		await api.call('put', '/site', { readers: 'signed-in' });
		await expectSent(false);
		await comeBack(page);
		await expect(page).toHaveURL(/\/login/);
	} finally {
		await api.call('put', '/site', { readers });
		await api.call('delete', `/projects/${project._id}`);
		await api.call('delete', `/blog/${written._id}`);
	}
});
