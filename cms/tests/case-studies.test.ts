import { messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { addPublished, clear, panelAnswer } from './support/panel.ts';
import { type Uploaded, uploaded } from './support/uploads.ts';

const add = async (path: string, body: object): Promise<string> => {
	const { status, body: answer } = await asOwner('POST', `/api${path}`, body);
	expect(status, JSON.stringify(answer)).toBe(201);
	return answer.insertedId;
};
const image = 'https://pictures.example.com/a.jpg';
const addProject = (projectsName: string, more: object = {}) =>
	add('/project/project-add', {
		...endpointExamples.addProject.body,
		image,
		projectsName,
		...more,
	});
const addReview = (more: object = {}) =>
	add('/projects/add-review', { ...endpointExamples.addOwnerReview.body, image, ...more });
const update = async (id: string, body: object) => {
	const { status, body: answer } = await asOwner('PUT', `/api/project/update/${id}`, body);
	expect(status, JSON.stringify(answer)).toBe(200);
	return answer.data;
};
const shown = async (id: string) => (await call(`/api/project/${id}`)).body.data;

const clearAll = async () => {
	for (const kind of ['service', 'project', 'review']) await clear(kind);
};
beforeAll(clearAll);
afterAll(clearAll);

describe('a case study', () => {
	let first: Uploaded;
	let second: Uploaded;
	const picture = (background: string) =>
		sharp({ create: { width: 400, height: 300, channels: 3, background } })
			.png()
			.toBuffer();

	beforeAll(async () => {
		first = await uploaded('first.png', await picture('teal'), 'image/png');
		second = await uploaded('second.png', await picture('gold'), 'image/png');
	});

	it('keeps the order, alt texts and captions of its gallery', async () => {
		const id = await addProject('Loom', {
			gallery: [
				{ image: second.url, alt: 'Gold', caption: 'After.' },
				{ image: first.url },
				{ image, alt: '', caption: null },
			],
		});
		const { gallery } = await shown(id);
		expect(gallery).toMatchObject([
			{ picture: { url: second.url, width: 400, alt: 'Gold' }, alt: 'Gold', caption: 'After.' },
			{ picture: { url: first.url }, alt: '', caption: '' },
			{ picture: { url: image, width: null }, alt: '', caption: '' },
		]);
		await update(id, { gallery: [{ image: first.url, caption: 'Before.' }] });
		expect(await shown(id)).toMatchObject({
			gallery: [{ picture: { url: first.url }, caption: 'Before.' }],
			projectsName: 'Loom',
		});
	});

	it('names the gallery picture that is missing from the media library', async () => {
		const gallery = [{ image: first.url }, { image: '/uploads/gone.png' }];
		const body = { ...endpointExamples.addProject.body, image, gallery };
		const { status, body: answer } = await asOwner('POST', '/api/project/project-add', body);
		expect(status).toBe(400);
		expect(answer.error.details.errors).toEqual([
			{ path: ['gallery', 1, 'image'], message: messages.noSuchPicture },
		]);
	});

	it('prevents deletion of pictures used in galleries, stories or site settings', async () => {
		await clear('project');
		const id = await addProject('Loom', { gallery: [{ image: first.url }] });
		await addProject('Cloth', { gallery: [], story: `![Gold](${second.url})` });
		const refused = async ({ id: file }: Uploaded) => {
			const response = await panelAnswer('DELETE', `/upload/files/${file}`);
			return [response.status, JSON.parse(await response.text()).error?.message];
		};
		expect(await refused(first)).toEqual([409, messages.pictureInUse(['project “Loom”'])]);
		expect(await refused(second)).toEqual([409, messages.pictureInUse(['project “Cloth”'])]);
		await update(id, { gallery: [] });
		const used = messages.pictureInUse(['the site settings']);
		const text = `![Gold](${first.url})`;
		const before = { extraPages: [], legal: { terms: '', privacy: '' } };
		for (const part of [
			{ extraPages: [{ slug: 'prices', title: 'Prices', text }] },
			{ legal: { terms: '', privacy: text } },
		]) {
			await asOwner('PUT', '/api/site', { ...before, ...part });
			expect(await refused(first)).toEqual([409, used]);
		}
		await asOwner('PUT', '/api/site', before);
		expect((await panelAnswer('DELETE', `/upload/files/${first.id}`)).status).toBe(200);
	});

	it('renders its story as sanitised HTML', async () => {
		const id = await addProject('Loom', { story: 'A **loom**.<script>alert(1)</script>' });
		const { story, html } = await shown(id);
		expect(story).toContain('<script>');
		expect(html).toContain('<strong>loom</strong>');
		expect(html).not.toContain('<script');
		expect(html).toContain('&lt;script&gt;');
	});

	it.each([
		['five outcomes', { outcomes: Array(5).fill({ value: '1', label: 'one' }) }, ['outcomes']],
		[
			'an outcome without a label',
			{ outcomes: [{ value: '1', label: ' ' }] },
			['outcomes', 0, 'label'],
		],
		['a year in words', { year: 'last' }, ['year']],
		['a year out of range', { year: 99 }, ['year']],
		['a picture without a URL', { gallery: [{ image: '' }] }, ['gallery', 0, 'image']],
		['25 pictures', { gallery: Array(25).fill({ image }) }, ['gallery']],
	])('refuses %s', async (_, more, path) => {
		const body = { ...endpointExamples.addProject.body, image, ...more };
		const { status, body: answer } = await asOwner('POST', '/api/project/project-add', body);
		expect(status).toBe(400);
		expect(answer.error.details.errors.map((one: { path: unknown }) => one.path)).toEqual([path]);
	});

	it('omits its detail fields from lists, except the first result', async () => {
		const outcomes = ['×2', '41 s', '3'].map((value) => ({ value, label: 'orders' }));
		await addProject('Bare', { outcomes: [] });
		await addProject('Loom', { outcomes });
		const [row, bare] = (await call('/api/projects')).body.data;
		expect(row.outcome).toEqual(outcomes[0]);
		expect(bare.outcome).toBeNull();
		for (const name of ['story', 'html', 'gallery', 'outcomes', 'testimonial'])
			expect(row).not.toHaveProperty(name);
	});
});

describe('a project’s testimonial', () => {
	it('shows only while its review is published', async () => {
		const review = await addReview({ status: 'draft' });
		const id = await addProject('Loom', { testimonial: review });
		expect((await shown(id)).testimonial).toBeNull();
		const approve = (approve: boolean) =>
			asOwner('PUT', `/api/review/update/${review}`, { approve });
		await approve(true);
		expect((await shown(id)).testimonial).toEqual({
			_id: review,
			reviewText: endpointExamples.addOwnerReview.body.review,
			UserName: endpointExamples.addOwnerReview.body.userName,
			userImg: image,
		});
		await approve(false);
		expect((await shown(id)).testimonial).toBeNull();
		await approve(true);
		expect((await shown(id)).testimonial).toMatchObject({ _id: review });
		expect((await asOwner('DELETE', `/api/review/${review}`)).status).toBe(200);
		expect((await shown(id)).testimonial).toBeNull();
	});

	it('reflects edits of its review and survives edits of the project', async () => {
		const review = await addReview();
		const id = await addProject('Loom', { testimonial: review });
		await asOwner('PUT', `/api/review/update/${review}`, { reviewText: 'Better still.' });
		await update(id, { projectsName: 'Cloth' });
		expect(await shown(id)).toMatchObject({
			projectsName: 'Cloth',
			testimonial: { _id: review, reviewText: 'Better still.' },
		});
	});

	it('stays hidden while only the project’s draft has it', async () => {
		const review = await addReview();
		const id = await addProject('Loom');
		await update(id, { testimonial: review, status: 'draft' });
		expect((await shown(id)).testimonial).toBeNull();
		await asOwner('PUT', `/api/review/update/${review}`, { reviewText: 'Good.' });
		expect((await shown(id)).testimonial).toBeNull();
	});
});

describe('the previous and next project', () => {
	it('follows the owner’s order and skips drafts', async () => {
		await clear('project');
		const last = await addProject('Last');
		const middle = await addProject('Middle');
		await addProject('Draft', { status: 'draft' });
		const first = await addProject('First');
		expect(await shown(middle)).toMatchObject({
			previous: { _id: first, projectsName: 'First' },
			next: { _id: last, projectsName: 'Last', picture: { url: image } },
		});
		expect((await shown(first)).previous).toBeNull();
		expect((await shown(last)).next).toBeNull();
	});
});

describe('a service’s projects', () => {
	it('lists published projects in the owner’s order', async () => {
		const hidden = await addProject('Hidden', { status: 'draft' });
		const one = await addPublished('project', {
			...endpointExamples.addProject.body,
			...withoutLists,
		});
		const other = await addProject('Other');
		const body = {
			...endpointExamples.addService.body,
			img: image,
			projects: [other, hidden, one],
		};
		const id = await add('/projects/services', body);
		const { data: services } = (await call('/api/services')).body;
		const data = services.find(({ _id }: { _id: string }) => _id === id);
		expect(data.projects).toEqual([other, one]);
		expect(data.related.map(({ name }: { name: string }) => name)).toEqual(['Other', 'One']);
	});
});

/** Fields with a different format in the panel than in the API. */
const withoutLists = { projectsName: 'One', image: null, gallery: [], projectFeature: undefined };
