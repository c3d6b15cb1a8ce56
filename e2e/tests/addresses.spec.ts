import { endpointExamples } from '@sumu/contract/examples';
import { OwnerApi } from '../support/owner';
import { expect, test } from '../support/test';

const picture = 'https://a.example/a.png';
const kinds = [
	{
		path: '/project',
		add: '/project/project-add',
		update: '/project/update',
		remove: '/projects',
		data: { ...endpointExamples.addProject.body, projectsName: 'Moved twice', image: picture },
	},
	{
		path: '/blog',
		add: '/blog/add-blog',
		update: '/blog/update',
		remove: '/blog',
		data: { ...endpointExamples.addBlog.body, topic: 'Moved twice', img: picture },
	},
] as const;

for (const { path, add, update, remove, data } of kinds)
	test(`${path} permanently redirects ids and former slugs`, async ({ request }) => {
		const api = await OwnerApi.signIn(request);
		const { insertedId: id, data: made } = await api.call('post', add, data);
		const answer = async (asked: string) => {
			const response = await request.get(`${path}/${asked}`, { maxRedirects: 0 });
			return [response.status(), response.headers().location ?? ''];
		};
		try {
			await expect.poll(() => answer(made.slug)).toEqual([200, '']);
			expect(await answer(id)).toEqual([301, `${path}/${made.slug}`]);
			await api.call('put', `${update}/${id}`, { slug: 'moved-once-more' });
			const there = [301, `${path}/moved-once-more`];
			await expect.poll(() => answer(made.slug)).toEqual(there);
			await expect.poll(() => answer(id)).toEqual(there);
			expect(await answer('moved-once-more')).toEqual([200, '']);
		} finally {
			await api.call('delete', `${remove}/${id}`);
		}
	});
