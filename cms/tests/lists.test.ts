import {
	ADDRESS_PAGE_SIZE,
	apiEndpoints,
	type HomeSection,
	type PageAddress,
	sectionKeys,
	truncationLengths,
} from '@sumu/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { call } from './support/api.ts';
import { insert } from './support/insert-rows.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, addPublished, clear, panel } from './support/panel.ts';
import { sample } from './support/samples.ts';
import { uploaded } from './support/uploads.ts';

describe('blog posts', () => {
	beforeAll(() => clear('blog'));

	it('are listed oldest first, paged newest first, and have an excerpt', async () => {
		const long = `# Title\n\n${'Some **bold** [link](https://example.com) words. '.repeat(40)}`;
		await addPublished('blog', sample.blog('Old', { date: '2020-01-01T00:00:00.000Z' }));
		const id = await addPublished('blog', sample.blog('New', { description: long }));
		await addDraft('blog', sample.blog('Not yet'));

		const topics = (list: { topic: string }[]) => list.map(({ topic }) => topic);
		const list = await call('/api/blog');
		expect(apiEndpoints.listBlogs.response.safeParse(list.body).error).toBeUndefined();
		expect(topics(list.body.data)).toEqual(['Old', 'New']);
		const page = await call('/blogs/page=1');
		expect(apiEndpoints.pageBlogs.response.safeParse(page.body).error).toBeUndefined();
		expect(topics(page.body.data)).toEqual(['New', 'Old']);
		expect((await call('/api/blogs/2')).body).toEqual({ status: false, data: [], pagination: [1] });

		const one = await call(`/api/blog/${id}`);
		expect(apiEndpoints.getBlog.response.safeParse(one.body).error).toBeUndefined();
		const { excerpt, readingMinutes, date } = one.body.data;
		expect(excerpt).toMatch(/^Title Some bold link words\./);
		expect(excerpt.length).toBeLessThanOrEqual(truncationLengths.blogDescription);
		expect(excerpt.length).toBeGreaterThan(truncationLengths.blogDescription - ' words.'.length);
		const whole = `Title ${'Some bold link words. '.repeat(40)}`;
		expect(whole.startsWith(excerpt)).toBe(true);
		expect(whole.slice(excerpt.length)).toMatch(/^[ .]/);
		expect(excerpt).toMatch(/\w$/);
		expect(readingMinutes).toBe(1);
		expect(Date.now() - Date.parse(date)).toBeLessThan(60_000);
		expect((await call('/api/blog/nope')).status).toBe(404);
	});
});

describe('addresses for the sitemap', () => {
	beforeAll(async () => {
		for (const kind of ['blog', 'project'] as const) await clear(kind);
	});

	it('name the published pages, their pictures and tags, and nothing else', async () => {
		const imageUrl = 'https://pictures.example.com/a.png';
		const old = { date: '2020-01-01T00:00:00.000Z', tags: 'CSS, Looms', imageUrl };
		const oldId = await addPublished('blog', sample.blog('Old', old));
		const newId = await addPublished('blog', sample.blog('New'));
		await addDraft('blog', sample.blog('Not yet'));
		const posts = await call('/api/addresses/posts');
		expect(apiEndpoints.listPostAddresses.response.safeParse(posts.body).error).toBeUndefined();
		const updated = expect.any(String);
		expect(posts.body).toEqual({
			status: true,
			pagination: [1],
			total: 2,
			data: [
				{ _id: newId, slug: 'new', updated, picture: null, tags: [] },
				{ _id: oldId, slug: 'old', updated, picture: imageUrl, tags: ['CSS', 'Looms'] },
			],
		});
		const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
			.png()
			.toBuffer();
		const file = await uploaded('address.png', data, 'image/png');
		const first = await addPublished('project', sample.project('First'));
		const second = await addPublished('project', sample.project('Second', { image: file.id }));
		await addDraft('project', sample.project('Not yet'));
		const projects = await call('/api/addresses/projects?page=1');
		expect(projects.body.data).toEqual([
			{ _id: second, slug: 'second', updated, picture: file.url },
			{ _id: first, slug: 'first', updated, picture: null },
		]);
		expect((await call('/api/addresses/projects?page=2')).status).toBe(404);
		expect((await call('/api/addresses/posts?page=0')).status).toBe(400);
	});

	it('are complete and in the order of the list over all pages', async () => {
		await clear('blog');
		const count = 2 * ADDRESS_PAGE_SIZE + 1;
		const rows = Array.from({ length: count }, (_, number) => ({
			id: 3_000_000 + number,
			document_id: `address${String(number).padStart(17, '0')}`,
			topic: `Post ${number}`,
			author: 'Sumu',
			description: 'Text',
			slug: `post-${number}`,
			date: new Date(Date.UTC(2024, 0, 1) - number * 1000),
			updated_at: new Date(0),
			published_at: new Date(0),
		}));
		await insert(inject('database').variables, 'blogs', rows);
		const slugs: string[] = [];
		for (const page of [1, 2, 3]) {
			const { body } = await call(`/api/addresses/posts?page=${page}`);
			expect(body.total).toBe(count);
			slugs.push(...body.data.map(({ slug }: PageAddress) => slug));
		}
		expect(slugs).toEqual(rows.map(({ slug }) => slug));
		const documentIds = rows.map(({ document_id }) => document_id);
		const posts = '/content-manager/collection-types/api::blog.blog';
		await panel('POST', `${posts}/actions/bulkDelete`, { documentIds });
	});
});

describe('reviews', () => {
	beforeAll(() => clear('review'));

	it('omit drafts and include e-mail addresses for the owner only', async () => {
		const secret = 'private@example.com';
		await addPublished('review', sample.review('Rahim', { userEmail: secret, rating: 5 }));
		await addPublished('review', sample.review('Karim', { userCity: 'Dhaka', country: 'BD' }));
		await addDraft('review', sample.review('Waiting'));
		const { body } = await call('/api/reviews');
		expect(apiEndpoints.listReviews.response.safeParse(body).error).toBeUndefined();
		expect(JSON.stringify(body)).not.toContain(secret);
		expect(body.data).toMatchObject([
			{ UserName: 'Karim', userCity: 'Dhaka', location: { country: 'BD' }, rating: null },
			{ UserName: 'Rahim', userCity: null, location: { country: null }, rating: 5, userImg: null },
		]);
		for (const { userEmail } of body.data) expect(userEmail).toBeUndefined();
		const owners = (await asOwner('GET', '/api/reviews')).body;
		expect(apiEndpoints.listReviews.response.safeParse(owners).error).toBeUndefined();
		expect(owners.data).toEqual([
			{ ...body.data[0], userEmail: null },
			{ ...body.data[1], userEmail: secret },
		]);
	});
});

describe('services and skills', () => {
	it('keep the owner’s order', async () => {
		for (const header of ['One', 'Two']) await addPublished('service', sample.service(header));
		for (const name of ['HTML', 'CSS']) await addPublished('skill', sample.skill(name));
		const services = (await call('/api/services')).body;
		expect(apiEndpoints.listServices.response.safeParse(services).error).toBeUndefined();
		expect(services.data).toMatchObject([{ servicesHeader: 'One' }, { servicesHeader: 'Two' }]);
		const skills = (await call('/skills')).body;
		expect(apiEndpoints.listSkills.response.safeParse(skills).error).toBeUndefined();
		expect(skills.data).toMatchObject([
			{ skillName: 'HTML', group: 'tools', percentage: 80 },
			{ skillName: 'CSS' },
		]);
	});
});

describe('site settings', () => {
	it('return the complete shape before and after the owner fills them in', async () => {
		const before = (await call('/api/site')).body;
		expect(apiEndpoints.getSite.response.safeParse(before).error).toBeUndefined();
		await panel('PUT', '/content-manager/single-types/api::site-setting.site-setting', {
			ownerName: 'Sumu',
			headlines: [{ text: 'loves programming' }],
			socials: [{ network: 'GitHub', url: 'https://github.com/example' }],
			sections: [{ key: 'blog', shown: true, title: 'Blog', text: 'Read' }],
			pages: { projects: 'All of them' },
			contactSteps: [{ title: 'A call', text: 'Half an hour' }],
			development: { steps: [{ year: '2023', text: 'Started' }] },
		});
		const { body } = await call('/site');
		expect(apiEndpoints.getSite.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			ownerName: 'Sumu',
			headlines: ['loves programming'],
			pages: { projects: 'All of them', blog: '' },
			contactSteps: [{ title: 'A call', text: 'Half an hour' }],
			development: { steps: [{ year: '2023', text: 'Started' }] },
		});
		// Sections that the panel leaves out are hidden and follow the others.
		const [first, ...others] = body.data.sections;
		expect(first).toEqual({ key: 'blog', shown: true, title: 'Blog', text: 'Read', label: '' });
		expect(others.map(({ key, shown }: HomeSection) => [key, shown])).toEqual(
			sectionKeys.filter((key) => key !== 'blog').map((key) => [key, false]),
		);
		expect(body.data).not.toHaveProperty('moderateReviews');
	});
});
