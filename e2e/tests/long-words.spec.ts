import { endpointExamples } from '@sumu/contract/examples';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';

/** Sixty letters, the length of the longest German words. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt';
const widths = [320, 768, 1024, 1440];

test('a word of sixty letters causes no horizontal scroll', async ({ page, request }) => {
	const api = await OwnerApi.signIn(request);
	const { readers } = (await api.call('get', '/site')).data;
	const [{ image }] = (await api.call('get', '/projects?limit=1')).data;
	await api.call('put', '/site', { readers: 'everyone' });
	const { data: project } = await api.call('post', '/project/project-add', {
		...endpointExamples.addProject.body,
		image,
		projectsName: LONG_WORD,
		projectTheme: LONG_WORD,
		frontend: LONG_WORD,
		projectDelivery: LONG_WORD,
		projectFeature: Array.from({ length: 4 }, () => LONG_WORD),
		gallery: [],
		projectsDescription: LONG_WORD,
		client: LONG_WORD,
	});
	const { data: post } = await api.call('post', '/blog/add-blog', {
		...endpointExamples.addBlog.body,
		img: image,
		topic: LONG_WORD,
		author: LONG_WORD,
		tags: [LONG_WORD.slice(0, 40)],
		description: `${LONG_WORD}\n\n## ${LONG_WORD}\n\n> ${LONG_WORD}\n\n- \`${LONG_WORD}\``,
	});
	const { data: review } = await api.call('post', '/projects/add-review', {
		...endpointExamples.addOwnerReview.body,
		image,
		userName: LONG_WORD,
		location: LONG_WORD,
		review: LONG_WORD,
		picked: true,
	});
	try {
		for (const path of [
			'/',
			'/projects/page=1',
			`/project/${project.slug}`,
			'/blogs/page=1',
			`/blog/${post.slug}`,
			`/search?q=${LONG_WORD}`,
		]) {
			await page.goto(path);
			await expect(page.getByText(LONG_WORD).first()).toBeAttached();
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				const readOverflow = () => document.documentElement.scrollWidth - innerWidth;
				expect.soft(await page.evaluate(readOverflow), `${path} at ${width} px`).toBe(0);
			}
		}
	} finally {
		await api.call('put', '/site', { readers });
		await api.call('delete', `/projects/${project._id}`);
		await api.call('delete', `/blog/${post._id}`);
		await api.call('delete', `/review/${review._id}`);
	}
});
