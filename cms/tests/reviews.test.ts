import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import { describe, expect, it } from 'vitest';
import { type Person, person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { addPublished, entries, panel } from './support/panel.ts';
import { sample } from './support/samples.ts';

const project = () => addPublished('project', sample.project('Rated'));
const submit = (token: string | undefined, body: unknown, from = newAddress()) =>
	call('/review/add-review', { method: 'POST', body, from, ...(token ? { token } : {}) });
const own = async ({ token }: Person, query: string) =>
	(await call(`/api/review/own?${query}`, { token })).body;
const moderate = (moderateReviews: boolean) =>
	panel('PUT', '/content-manager/single-types/api::site-setting.site-setting', {
		ownerName: 'Sumu',
		moderateReviews,
	});

describe('POST /review/add-review', () => {
	it('ignores a forged author, date and source in the body', async () => {
		const visitor = await person();
		const projectId = await project();
		const { status, body } = await submit(visitor.token, {
			projectId,
			blogId: null,
			reviewText: ' Very good work. ',
			rating: 4,
			userEmail: 'victim@example.com',
			UserName: 'The Owner',
			userImg: 'https://evil.test/x.png',
			date: '2000-01-01T00:00:00.000Z',
			source: 'owner',
			userCity: 'Dhaka',
			location: { country: 'BD', ip: '1.2.3.4' },
		});
		expect(status).toBe(201);
		expect(apiEndpoints.submitReview.response.safeParse(body).error).toBeUndefined();
		expect(body).toMatchObject({
			acknowledged: true,
			data: {
				_id: body.insertedId,
				projectId,
				blogId: null,
				reviewText: 'Very good work.',
				rating: 4,
				UserName: visitor.displayName,
				userImg: null,
				userCity: 'Dhaka',
				location: { country: 'BD' },
				pending: false,
			},
		});
		expect(Date.now() - Date.parse(body.data.date)).toBeLessThan(60_000);
		const [stored] = await entries('review');
		expect(stored).toMatchObject({ source: 'visitor' });
		const listed = (await call('/api/reviews')).body.data[0];
		expect(listed).toMatchObject({ _id: body.insertedId, UserName: visitor.displayName });
		expect(JSON.stringify(listed)).not.toContain('@');
	});

	it('keeps one review per person and item, even with simultaneous requests', async () => {
		const visitor = await person();
		const projectId = await project();
		const first = await submit(visitor.token, { projectId, reviewText: 'One', rating: 1 });
		const again = await submit(visitor.token, { projectId, reviewText: 'Two', rating: 5 });
		expect(again).toMatchObject({ status: 200, body: { insertedId: first.body.insertedId } });
		expect((await own(visitor, `projectId=${projectId}`)).data).toMatchObject({
			_id: first.body.insertedId,
			reviewText: 'Two',
			rating: 5,
		});
		for (let round = 0; round < 4; round += 1) {
			const other = await project();
			const responses = await Promise.all(
				Array.from({ length: 6 }, () =>
					submit(visitor.token, { projectId: other, reviewText: 'Same', rating: 3 }),
				),
			);
			expect(new Set(responses.map(({ body }) => body.insertedId)).size).toBe(1);
			const { data } = (await call(`/api/reviews?projectId=${other}`)).body;
			expect(data).toHaveLength(1);
			const { rating } = (await call(`/api/project/${other}`)).body.data;
			expect(rating).toEqual({ average: 3, count: 1 });
		}
	});

	it('keeps the location when an update has none', async () => {
		const visitor = await person();
		const projectId = await project();
		const body = { projectId, reviewText: 'One', rating: 5 };
		const place = { userCity: 'Dhaka', location: { country: 'BD' } };
		await submit(visitor.token, { ...body, ...place });
		await submit(visitor.token, { ...body, userCity: null, location: { country: null } });
		const item = `projectId=${projectId}`;
		expect((await own(visitor, item)).data).toMatchObject(place);
		await submit(visitor.token, { ...body, userCity: 'Sylhet', location: { country: null } });
		expect((await own(visitor, item)).data).toMatchObject({
			userCity: 'Sylhet',
			location: { country: null },
		});
	});

	it('clears the location when the author empties the city', async () => {
		const visitor = await person();
		const projectId = await project();
		const body = { projectId, reviewText: 'One', rating: 5 };
		await submit(visitor.token, { ...body, userCity: 'Dhaka', location: { country: 'BD' } });
		await submit(visitor.token, { ...body, userCity: '' });
		expect((await own(visitor, `projectId=${projectId}`)).data).toMatchObject({
			userCity: null,
			location: { country: null },
		});
	});

	it('shows the location from the profile unless the review has its own', async () => {
		const visitor = await person();
		const projectId = await project();
		const body = { projectId, reviewText: 'One', rating: 5 };
		await submit(visitor.token, body);
		const places = async () => [
			(await call(`/api/reviews?projectId=${projectId}`)).body.data[0],
			(await own(visitor, `projectId=${projectId}`)).data,
		];
		const live = (city: string, country: string) =>
			call(`/api/user/${visitor.email}`, {
				method: 'PUT',
				token: visitor.token,
				body: { city, country },
			});
		for (const review of await places())
			expect(review).toMatchObject({ userCity: null, location: { country: null } });
		for (const [city, country] of [
			['Khulna', 'Bangladesh'],
			['Leeds', 'United Kingdom'],
		] as const) {
			expect((await live(city, country)).status).toBe(200);
			for (const review of await places())
				expect(review).toMatchObject({ userCity: city, location: { country } });
		}
		await submit(visitor.token, { ...body, userCity: 'Dhaka', location: { country: 'BD' } });
		for (const review of await places())
			expect(review).toMatchObject({ userCity: 'Dhaka', location: { country: 'BD' } });
	});

	it.each([
		[{ rating: undefined }, 'rating', messages.chooseRating],
		[{ rating: 0 }, 'rating', messages.chooseRating],
		[{ rating: 6 }, 'rating', messages.chooseRating],
		[{ rating: 4.5 }, 'rating', messages.chooseRating],
		[{ rating: '6' }, 'rating', messages.chooseRating],
		[{ rating: '4.5' }, 'rating', messages.chooseRating],
		[{ rating: 'five' }, 'rating', messages.chooseRating],
		[{ rating: '' }, 'rating', messages.chooseRating],
		[{ rating: null }, 'rating', messages.chooseRating],
		[{ reviewText: '  ' }, 'reviewText', messages.enterReview],
		[{ reviewText: undefined }, 'reviewText', messages.enterReview],
		[{ reviewText: 'x'.repeat(5001) }, 'reviewText', messages.tooLong(5000)],
		[{ projectId: 'a', blogId: 'b' }, 'blogId', messages.reviewOfOne],
	])('refuses %o', async (change, field, message) => {
		const { token } = await person();
		const { status, body } = await submit(token, { reviewText: 'Good', rating: 5, ...change });
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors).toContainEqual({ path: [field], message });
	});

	it('requires sign-in and an existing item, and is rate-limited', async () => {
		const { token } = await person();
		const body = { reviewText: 'Good', rating: 5 };
		expect((await submit(undefined, body)).status).toBe(401);
		expect((await submit('garbage', body)).status).toBe(401);
		expect((await submit(token, { ...body, projectId: 'nope' })).status).toBe(404);
		expect((await submit(token, { ...body, blogId: 'nope' })).status).toBe(404);
		const from = newAddress();
		for (let turn = 0; turn < 5; turn += 1)
			expect((await submit(token, {}, from)).status).toBe(400);
		const refused = await submit(token, body, from);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});

describe('GET /review/own', () => {
	it('returns the caller’s own review or null', async () => {
		const visitor = await person();
		const blogId = await addPublished('blog', sample.blog('Rated'));
		expect(await own(visitor, `blogId=${blogId}`)).toEqual({ status: true, data: null });
		await submit(visitor.token, { blogId, reviewText: 'Clear', rating: 5 });
		const response = await own(visitor, `blogId=${blogId}`);
		expect(apiEndpoints.ownReview.response.safeParse(response).error).toBeUndefined();
		expect(response.data).toMatchObject({ reviewText: 'Clear', blogId, projectId: null });
		expect((await own(await person(), `blogId=${blogId}`)).data).toBeNull();
		expect((await call('/api/review/own')).status).toBe(401);
	});
});

describe('ratings', () => {
	it('average the published reviews of projects and posts', async () => {
		const projectId = await project();
		const blogId = await addPublished('blog', sample.blog('Read'));
		expect((await call(`/api/project/${projectId}`)).body.data.rating).toBeNull();
		for (const rating of [5, 4, 4]) {
			const { token } = await person();
			await submit(token, { projectId, reviewText: 'Good', rating });
			await submit(token, { blogId, reviewText: 'Good', rating: 2 });
		}
		const expected = { average: 4.3, count: 3 };
		expect((await call(`/api/project/${projectId}`)).body.data.rating).toEqual(expected);
		const find = (list: { _id: string }[], id: string) => list.find(({ _id }) => _id === id);
		for (const path of ['/api/projects', '/api/projects/1'])
			expect(find((await call(path)).body.data, projectId)).toMatchObject({ rating: expected });
		for (const path of ['/api/blog', '/api/blogs/1'])
			expect(find((await call(path)).body.data, blogId)).toMatchObject({
				rating: { average: 2, count: 3 },
			});
		expect((await call(`/api/reviews?projectId=${projectId}`)).body.data).toHaveLength(3);
		const path = `/content-manager/collection-types/api::project.project/${projectId}`;
		await panel('POST', `${path}/actions/publish`, sample.project('Published again'));
		expect((await call(`/api/project/${projectId}`)).body.data.rating).toEqual(expected);
	});
});

describe('moderation', () => {
	it('keeps a review pending until approval, even after its author edits it', async () => {
		await moderate(true);
		const visitor = await person();
		const projectId = await project();
		const { body } = await submit(visitor.token, { projectId, reviewText: 'Rude', rating: 1 });
		await moderate(false);
		expect(body.data.pending).toBe(true);
		expect((await call(`/api/reviews?projectId=${projectId}`)).body.data).toEqual([]);
		expect((await call(`/api/project/${projectId}`)).body.data.rating).toBeNull();

		await submit(visitor.token, { projectId, reviewText: 'Ruder', rating: 1 });
		expect((await call(`/api/reviews?projectId=${projectId}`)).body.data).toEqual([]);
		const path = `/content-manager/collection-types/api::review.review/${body.insertedId}`;
		await panel('POST', `${path}/actions/publish`, {});
		expect((await own(visitor, `projectId=${projectId}`)).data.pending).toBe(false);
		const shown = (await call(`/api/reviews?projectId=${projectId}`)).body.data;
		expect(shown).toMatchObject([{ reviewText: 'Ruder' }]);
	});
});

describe('a reviewer', () => {
	it('is renamed in their reviews, which remain after the account is deleted', async () => {
		const visitor = await person();
		const projectId = await project();
		await submit(visitor.token, { projectId, reviewText: 'Stays', rating: 5 });
		await call(`/api/user/${visitor.id}`, {
			method: 'PUT',
			body: { displayName: 'New Name' },
			token: visitor.token,
		});
		const list = async () => (await call(`/api/reviews?projectId=${projectId}`)).body.data;
		expect(await list()).toMatchObject([{ UserName: 'New Name' }]);
		expect((await asOwner('DELETE', `/api/user/${visitor.id}`)).status).toBe(200);
		expect(await list()).toMatchObject([{ reviewText: 'Stays' }]);
	});
});
