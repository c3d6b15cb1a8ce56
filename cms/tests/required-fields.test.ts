import { messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { json } from './support/json.ts';
import { asOwner } from './support/owner.ts';
import { clear, panelAnswer } from './support/panel.ts';
import { demand } from './support/set-required-details.ts';

const address = 'https://pictures.example.com/a.jpg';
const kinds = [
	{
		kind: 'project',
		add: '/project/project-add',
		update: '/project/update/',
		picture: 'image',
		body: endpointExamples.addProject.body,
		message: messages.selectPhotos,
	},
	{
		kind: 'blog',
		add: '/blog/add-blog',
		update: '/blog/update/',
		picture: 'img',
		body: endpointExamples.addBlog.body,
		message: messages.selectPhotos,
	},
	{
		kind: 'service',
		add: '/projects/services',
		update: '/service/update/',
		picture: 'img',
		body: endpointExamples.addService.body,
		message: messages.enterBox,
	},
	{
		kind: 'skill',
		add: '/projects/skill-add',
		update: '/skill/update/',
		picture: 'img',
		body: endpointExamples.addSkill.body,
		message: messages.skillPhoto,
	},
] as const;

const set = async (settings: object) => {
	const { status, body } = await asOwner('PUT', '/api/site', settings);
	expect(status, JSON.stringify(body)).toBe(200);
};
const problemsOf = (body: { error: { details: { errors: unknown } } }) => body.error.details.errors;

beforeAll(() => demand());
afterAll(async () => {
	await set({ requirePictures: false, requirePercentage: false });
	for (const { kind } of kinds) await clear(kind);
	await clear('review');
});

describe.each(kinds)('a $kind', ({ kind, add, update, picture, body: example, message }) => {
	const without = { ...example, [picture]: undefined };
	const addEntry = (body: object) => asOwner('POST', `/api${add}`, body);
	const change = (id: string, body: object) => asOwner('PUT', `/api${update}${id}`, body);

	it('can be published without a picture on a new site', async () => {
		for (const value of [undefined, '', null]) {
			const { status, body } = await addEntry({ ...example, [picture]: value });
			expect(status, JSON.stringify(body)).toBe(201);
			expect(body.data).toMatchObject({ status: 'published', [picture]: '', picture: null });
		}
	});

	it('can lose its picture', async () => {
		const { insertedId } = (await addEntry({ ...example, [picture]: address })).body;
		const { status, body } = await change(insertedId, { [picture]: '' });
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ [picture]: '', picture: null });
	});

	it('needs a picture to be published if the owner requires one', async () => {
		const { insertedId: shown } = (await addEntry(without)).body;
		await set({ requirePictures: true });
		try {
			const problems = [{ path: [picture], message }];
			const refused = await addEntry(without);
			expect(refused.status).toBe(400);
			expect(problemsOf(refused.body)).toEqual(problems);
			const draft = await addEntry({ ...without, status: 'draft' });
			expect(draft.status).toBe(201);
			const { insertedId } = draft.body;
			const published = await change(insertedId, { status: 'published' });
			expect(published.status).toBe(400);
			expect(problemsOf(published.body)).toEqual(problems);
			const withPicture = { status: 'published', [picture]: address };
			expect((await change(insertedId, withPicture)).status).toBe(200);
			expect((await change(insertedId, {})).status).toBe(200);
			const emptied = await change(insertedId, { [picture]: '' });
			expect(problemsOf(emptied.body)).toEqual(problems);
			const inPanel = `/content-manager/collection-types/api::${kind}.${kind}`;
			const { insertedId: unfinished } = (await addEntry({ ...without, status: 'draft' })).body;
			const publish = (documentId: string, data: object) =>
				panelAnswer('POST', `${inPanel}/${documentId}/actions/publish`, data);
			const toldInPanel = await publish(unfinished, {});
			expect(toldInPanel.status).toBe(400);
			expect((await json(toldInPanel)).error.message).toBe(
				messages.missingRequiredFields(['Picture']),
			);
			const scheduled = await panelAnswer('PUT', `${inPanel}/${unfinished}`, {
				publishAt: '2099-01-01T00:00:00.000Z',
			});
			expect(scheduled.status).toBe(400);
			expect((await panelAnswer('PUT', `${inPanel}/${unfinished}`, {})).status).toBe(200);
			expect((await publish(unfinished, { imageUrl: address })).status).toBe(200);
			// Published before the setting changed.
			expect((await publish(shown, {})).status).toBe(200);
			expect((await change(shown, {})).status).toBe(200);
		} finally {
			await set({ requirePictures: false });
		}
	});
});

describe('a review by the owner', () => {
	const { image: _, ...review } = endpointExamples.addOwnerReview.body;
	const add = () => asOwner('POST', '/api/projects/add-review', review);

	it('needs a picture only if the owner requires one', async () => {
		const { status, body } = await add();
		expect(status, JSON.stringify(body)).toBe(201);
		expect(body.data).toMatchObject({ userImg: null, picture: null });
		await set({ requirePictures: true });
		try {
			const refused = await add();
			expect(refused.status).toBe(400);
			expect(problemsOf(refused.body)).toEqual([
				{ path: ['image'], message: messages.reviewerPhoto },
			]);
		} finally {
			await set({ requirePictures: false });
		}
	});
});

describe('a skill', () => {
	const { percentage: _, ...skill } = endpointExamples.addSkill.body;
	const add = (body: object = skill) => asOwner('POST', '/api/projects/skill-add', body);

	it('needs a percentage only if the owner requires one', async () => {
		const { status, body } = await add({ ...skill, percentage: '' });
		expect(status, JSON.stringify(body)).toBe(201);
		expect(body.data.percentage).toBeNull();
		const listed = (await call('/api/skills')).body.data;
		expect(listed).toContainEqual(
			expect.objectContaining({ _id: body.insertedId, percentage: null }),
		);
		await set({ requirePercentage: true });
		try {
			const refused = await add();
			expect(problemsOf(refused.body)).toEqual([
				{ path: ['percentage'], message: messages.enterBox },
			]);
			const draft = await add({ ...skill, status: 'draft' });
			expect(draft.status).toBe(201);
			const published = await asOwner('PUT', `/api/skill/update/${draft.body.insertedId}`, {
				status: 'published',
			});
			expect(published.status).toBe(400);
		} finally {
			await set({ requirePercentage: false });
		}
	});
});
