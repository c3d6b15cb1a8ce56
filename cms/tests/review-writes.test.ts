import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { addDraft, clear } from './support/panel.ts';
import { sample } from './support/samples.ts';

const review = {
	userName: 'Rahim',
	location: 'Dhaka',
	review: 'He listened.',
	image: 'https://pictures.example.com/rahim.jpg',
};
const add = async (more: object = {}) =>
	(await asOwner('POST', '/projects/add-review', { ...review, ...more })).body;
const texts = (list: { reviewText: string }[]) => list.map(({ reviewText }) => reviewText);

beforeAll(() => clear('review'));
afterAll(() => clear('review'));

describe('POST /projects/add-review', () => {
	it('adds a client’s review and shows it', async () => {
		const { status, body } = await asOwner('POST', '/api/projects/add-review', {
			...review,
			date: '1999-01-01',
			source: 'visitor',
			userEmail: 'forged@example.com',
		});
		expect(status).toBe(201);
		expect(apiEndpoints.addOwnerReview.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({
			UserName: 'Rahim',
			userCity: 'Dhaka',
			reviewText: 'He listened.',
			userImg: review.image,
			rating: null,
			source: 'owner',
			userEmail: null,
			pending: false,
		});
		expect(Date.now() - Date.parse(body.data.date)).toBeLessThan(60_000);
		const [first] = (await call('/api/reviews')).body.data;
		expect(first).toMatchObject({ _id: body.insertedId, UserName: 'Rahim', userCity: 'Dhaka' });
	});

	it.each([
		['userName', '', messages.reviewerName],
		['location', ' ', messages.reviewerAddress],
		['review', undefined, messages.reviewerText],
		['rating', 6, messages.chooseRating],
		['rating', 4.5, messages.chooseRating],
	])('refuses %s %j', async (field, value, message) => {
		const { status, body } = await asOwner('POST', '/api/projects/add-review', {
			...review,
			[field]: value,
		});
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors[0]).toEqual({ path: [field], message });
	});
});

describe('reviews on the home page', () => {
	const home = async () => (await call('/api/reviews?picked=true')).body.data;
	const pick = (id: string, picked: boolean) =>
		asOwner('PUT', `/api/review/update/${id}`, { picked });
	beforeAll(() => clear('review'));
	afterAll(() => clear('project'));

	it('show only picked reviews, or all if none are picked', async () => {
		const { insertedId } = await add({ review: 'Kept' });
		await add({ review: 'Newer' });
		expect(texts(await home())).toEqual(['Newer', 'Kept']);
		expect((await pick(insertedId, true)).body.data).toMatchObject({ picked: true });
		expect(texts(await home())).toEqual(['Kept']);
		expect(texts((await call('/api/reviews')).body.data)).toEqual(['Newer', 'Kept']);
		await add({ review: 'Picked at once', picked: true });
		expect(texts(await home())).toEqual(['Picked at once', 'Kept']);
		expect((await call('/api/reviews?picked=true&page=1')).body.data[0]).not.toHaveProperty(
			'picked',
		);
		for (const { _id } of await home()) await pick(_id, false);
		expect(await home()).toHaveLength(3);
	});

	it('leave out unconfirmed visitors’ reviews if none are picked', async () => {
		await clear('review');
		const added = await asOwner(
			'POST',
			'/api/project/project-add',
			endpointExamples.addProject.body,
		);
		await add({ review: 'Written down' });
		const { token } = await person();
		const body = { projectId: added.body.insertedId, rating: 5, reviewText: 'By a stranger' };
		const { status } = await call('/api/review/add-review', {
			method: 'POST',
			body,
			token,
		});
		expect(status).toBe(201);
		expect(texts((await call('/api/reviews')).body.data)).toEqual([
			'By a stranger',
			'Written down',
		]);
		expect(texts(await home())).toEqual(['Written down']);
		const moderate = (moderateReviews: boolean) => asOwner('PUT', '/api/site', { moderateReviews });
		// Without e-mail no review can be confirmed, so the owner's approval is sufficient.
		await moderate(true);
		expect(await home()).toHaveLength(2);
		await moderate(false);
		await clear('review');
		expect((await call('/api/site')).body.data.published.reviews).toBe(false);
	});

	it('link to the project that quotes them or that they are about', async () => {
		await clear('review');
		const { insertedId: testimonial } = await add({ review: 'Quoted' });
		const { body: quoting } = await asOwner('POST', '/api/project/project-add', {
			...endpointExamples.addProject.body,
			projectsName: 'Ferry times',
			slug: 'ferry-times',
			testimonial,
			status: 'draft',
		});
		expect((await home())[0].project).toBeNull();
		await asOwner('POST', `/api/project/${quoting.insertedId}/publish`);
		expect((await home())[0].project).toEqual({ slug: 'ferry-times', name: 'Ferry times' });
		const visitor = await person();
		await call('/api/review/add-review', {
			method: 'POST',
			token: visitor.token,
			body: { projectId: quoting.insertedId, reviewText: 'On time', rating: 5 },
		});
		const about = (await call('/api/reviews')).body.data.find(
			({ reviewText }: { reviewText: string }) => reviewText === 'On time',
		);
		expect(about.project).toEqual({ slug: 'ferry-times', name: 'Ferry times' });
	});
});

describe('a pending review', () => {
	const email = 'waiting@example.com';
	let id = '';
	beforeAll(async () => {
		await clear('review');
		await add({ review: 'Shown', rating: 3 });
		id = await addDraft('review', {
			...sample.review('Waiting', { reviewText: 'Not yet', rating: 5 }),
			userEmail: email,
			source: 'visitor',
		});
	});

	it('is visible only to the owner, with its e-mail address', async () => {
		const { token } = await person();
		for (const asked of ['/api/reviews', '/api/reviews?page=1', '/api/reviews?page=1&pending=true'])
			for (const options of [{}, { token }]) {
				const { body } = await call(asked, options);
				expect(texts(body.data), asked).toEqual(['Shown']);
				expect(JSON.stringify(body)).not.toMatch(/@|pending|source|userEmail/);
			}
		const { body } = await asOwner('GET', '/api/reviews?page=1');
		expect(apiEndpoints.listReviews.response.safeParse(body).error).toBeUndefined();
		expect(texts(body.data).toSorted()).toEqual(['Not yet', 'Shown']);
		expect(body.total).toBe(2);
		const waiting = (await asOwner('GET', '/api/reviews?page=1&pending=true')).body;
		expect(waiting).toMatchObject({
			total: 1,
			data: [{ _id: id, userEmail: email, pending: true, source: 'visitor', about: null }],
		});
		const shown = (await asOwner('GET', '/api/reviews?page=1&pending=false')).body;
		expect(texts(shown.data)).toEqual(['Shown']);
	});

	it('is returned for editing only to the owner', async () => {
		const { status, body } = await asOwner('GET', `/api/reviews/${id}`);
		expect(status).toBe(200);
		expect(apiEndpoints.getReview.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({ _id: id, reviewText: 'Not yet', pending: true, about: null });
		expect((await asOwner('GET', '/api/reviews/nope')).status).toBe(404);
		const { token } = await person();
		expect((await call(`/api/reviews/${id}`, { token })).status).toBe(403);
		expect((await call(`/api/reviews/${id}`)).status).toBe(401);
	});

	it('is counted in the overview, shown once approved, and can be unapproved', async () => {
		const pending = async () => (await asOwner('GET', '/api/overview')).body.data.pendingReviews;
		expect(await pending()).toBe(1);
		const approved = await asOwner('PUT', `/review/update/${id}`, { approve: true });
		expect(approved.status).toBe(200);
		expect(apiEndpoints.updateReview.response.safeParse(approved.body).error).toBeUndefined();
		expect(approved.body.data).toMatchObject({ pending: false, reviewText: 'Not yet' });
		expect(texts((await call('/api/reviews')).body.data)).toContain('Not yet');
		expect(await pending()).toBe(0);

		const back = await asOwner('PUT', `/api/review/update/${id}`, { approve: false });
		expect(back.body.data.pending).toBe(true);
		expect(texts((await call('/api/reviews')).body.data)).toEqual(['Shown']);
		expect(await pending()).toBe(1);
	});

	it('stays pending after an edit, and a published review stays published', async () => {
		const changes = { reviewText: 'Soon', UserName: 'W.', userCity: 'Khulna' };
		const { body } = await asOwner('PUT', `/api/review/update/${id}`, {
			...changes,
			userEmail: 'forged@example.com',
			source: 'owner',
			rating: 1,
		});
		expect(body.data).toMatchObject({
			...changes,
			pending: true,
			userEmail: email,
			source: 'visitor',
			rating: 5,
		});
		const [shown] = (await call('/api/reviews')).body.data;
		await asOwner('PUT', `/api/review/update/${shown._id}`, { reviewText: 'Still shown' });
		expect(texts((await call('/api/reviews')).body.data)).toEqual(['Still shown']);
	});

	it('is included in search and sorting', async () => {
		const page = async (query: string) =>
			(await asOwner('GET', `/api/reviews?page=1&${query}`)).body;
		expect(texts((await page('sort=rating')).data)).toEqual(['Still shown', 'Soon']);
		expect(texts((await page('sort=-rating')).data)).toEqual(['Soon', 'Still shown']);
		expect(texts((await page('search=khul')).data)).toEqual(['Soon']);
	});

	it('can be deleted', async () => {
		expect((await asOwner('DELETE', `/review/${id}`)).body.data.acknowledged).toBe(true);
		expect((await asOwner('DELETE', `/api/review/${id}`)).status).toBe(404);
		expect((await asOwner('PUT', `/api/review/update/${id}`, { approve: true })).status).toBe(404);
		expect((await asOwner('GET', `/api/reviews/${id}`)).status).toBe(404);
		expect((await asOwner('PUT', '/api/review/update/nope', { reviewText: '' })).status).toBe(400);
	});
});
