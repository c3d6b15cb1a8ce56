import { apiEndpoints } from '@sumu/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call, newAddress, post } from './support/api.ts';
import { execute } from './support/execute-sql.ts';
import type { Mailbox } from './support/mailbox.ts';
import { asOwner } from './support/owner.ts';
import { addPublished, clear } from './support/panel.ts';
import { sample } from './support/samples.ts';
import { startServer } from './support/server.ts';
import { startStaff } from './support/staff.ts';

const written = {
	UserName: 'Nadia Alam',
	role: 'Owner',
	company: 'Shapla Tea',
	rating: 5,
	reviewText: 'Quick, careful and always on time.',
	consent: true,
};

const requestLink = async (body: object = {}) =>
	(await asOwner('POST', '/api/testimonial-requests', body)).body.data;
const pathOf = ({ url }: { url: string }) => `/api${new URL(url).pathname}`;
const send = (link: { url: string }, body: object = written) => post(pathOf(link), body);
const withdraw = (link: { url: string }) =>
	call(pathOf(link), { method: 'DELETE', from: newAddress() });
const reviewOf = async (id: string) =>
	(await asOwner('GET', '/api/reviews?page=1&size=100')).body.data.find(
		({ _id }: { _id: string }) => _id === id,
	);
const requests = async () => (await asOwner('GET', '/api/testimonial-requests')).body.data;
const rowOf = async (id: string) =>
	(await requests()).find(({ _id }: { _id: string }) => _id === id);

describe('a testimonial by link', () => {
	beforeAll(() => clear('review'));
	afterAll(() => clear('review'));

	it('is written once without an account, and waits for approval at its project', async () => {
		const projectId = await addPublished('project', sample.project('Tea house'));
		const added = await asOwner('POST', '/api/testimonial-requests', {
			projectId,
			name: 'Nadia',
		});
		expect(added.status).toBe(201);
		expect(apiEndpoints.requestTestimonial.response.safeParse(added.body).error).toBeUndefined();
		const link = added.body.data;
		expect(link).toMatchObject({ state: 'open', mailed: false, reviewId: null });
		const days = (Date.parse(link.expiresAt) - Date.now()) / 86_400_000;
		expect(Math.round(days)).toBe(30);

		const form = await call(pathOf(link));
		expect(apiEndpoints.readTestimonial.response.safeParse(form.body).error).toBeUndefined();
		expect(form.body.data).toMatchObject({
			name: 'Nadia',
			project: { name: 'Tea house' },
		});
		expect((await send(link)).status).toBe(201);

		const { state, reviewId } = await rowOf(link._id);
		expect(state).toBe('used');
		expect(await reviewOf(reviewId)).toMatchObject({
			UserName: 'Nadia Alam',
			userCity: 'Owner, Shapla Tea',
			rating: 5,
			pending: true,
			source: 'client',
			about: { _id: projectId, name: 'Tea house' },
		});
		const shown = async () =>
			(await call(`/api/reviews?projectId=${projectId}`)).body.data.map(
				({ UserName }: { UserName: string }) => UserName,
			);
		expect(await shown()).not.toContain('Nadia Alam');
		for (const again of [await send(link), await call(pathOf(link))]) {
			expect(again.status).toBe(410);
			expect(again.body.error.details.reason).toBe('used');
		}
		await asOwner('PUT', `/api/review/update/${reviewId}`, { approve: true });
		expect(await shown()).toContain('Nadia Alam');

		expect((await withdraw(link)).body.data.deletedCount).toBe(1);
		expect(await shown()).not.toContain('Nadia Alam');
		expect(await reviewOf(reviewId)).toBeUndefined();
		const trash = (await asOwner('GET', '/api/trash?kind=review&page=1')).body;
		expect(JSON.stringify(trash)).not.toContain(reviewId);
		const over = await withdraw(link);
		expect([over.status, over.body.error.details.reason]).toEqual([410, 'withdrawn']);
		expect(await rowOf(link._id)).toMatchObject({ state: 'withdrawn', name: '', reviewId: null });
	});

	it('takes only its own fields, as plain text on one line', async () => {
		const other = await addPublished('project', sample.project('Another house'));
		const link = await requestLink({ name: 'Nadia\r\nBcc: victim@example.com' });
		expect(link.name).toBe('Nadia Bcc: victim@example.com');
		const sent = await send(link, {
			...written,
			UserName: '<b>Nadia</b>\r\nAlam',
			role: '<img src=x onerror=alert(1)>',
			company: 'Tea\r\nHouse',
			userImg: 'https://elsewhere.example/count.png',
			userCity: 'Elsewhere',
			userEmail: 'owner@example.com',
			projectId: other,
			source: 'google',
			pending: false,
			approve: true,
			status: 'published',
			publishedAt: new Date().toISOString(),
		});
		expect(sent.status).toBe(201);
		const { reviewId } = await rowOf(link._id);
		const review = await reviewOf(reviewId);
		expect(review).toMatchObject({
			UserName: '<b>Nadia</b> Alam',
			userCity: '<img src=x onerror=alert(1)>, Tea House',
			pending: true,
			source: 'client',
			userImg: null,
		});
		expect(JSON.stringify(review)).not.toMatch(/owner@example\.com|Another house/);
		const shown = await call('/api/reviews');
		expect(JSON.stringify(shown.body)).not.toContain(reviewId);
	});

	it('is also withdrawn from the trash', async () => {
		const link = await requestLink();
		await send(link);
		const { reviewId } = await rowOf(link._id);
		await asOwner('DELETE', `/api/review/${reviewId}`);
		expect((await withdraw(link)).status).toBe(200);
		const trash = (await asOwner('GET', '/api/trash?kind=review&page=1')).body;
		expect(JSON.stringify(trash)).not.toContain(reviewId);
	});

	it('accepts only one of several simultaneous submissions', async () => {
		const link = await requestLink();
		const answers = await Promise.all(Array.from({ length: 6 }, () => send(link)));
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([201, 410, 410, 410, 410, 410]);
		expect((await rowOf(link._id)).state).toBe('used');
	});

	it('is over once it has expired or is revoked, and unknown with another signature', async () => {
		const revoked = await requestLink();
		const { body } = await asOwner('DELETE', `/api/testimonial-request/${revoked._id}`);
		expect(body.data.deletedCount).toBe(1);
		const expired = await requestLink();
		await execute(
			inject('database').variables,
			'update testimonial_requests set expires_at = created_at where public_id = ?',
			[expired._id],
		);
		for (const [link, reason] of [
			[revoked, 'revoked'],
			[expired, 'expired'],
		])
			for (const answer of [await call(pathOf(link)), await send(link), await withdraw(link)])
				expect([answer.status, answer.body.error.details.reason]).toEqual([410, reason]);
		const open = await requestLink();
		const forged = { url: open.url.slice(0, -1) + (open.url.endsWith('A') ? 'B' : 'A') };
		for (const { status } of [await call(pathOf(forged)), await send(forged), await withdraw(open)])
			expect(status).toBe(404);
		expect((await asOwner('DELETE', '/api/testimonial-request/nope')).status).toBe(404);
		const unknown = await asOwner('POST', '/api/testimonial-requests', { projectId: 'nope' });
		expect(unknown.status).toBe(404);
	});

	it('needs consent, a rating and a text, and stores only photos that are sent along', async () => {
		const link = await requestLink();
		for (const wrong of [{ consent: false }, { rating: 6 }, { reviewText: ' ' }, { UserName: '' }])
			expect((await send(link, { ...written, ...wrong })).status).toBe(400);
		const fake = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
		expect((await send(link, { ...written, userImg: fake })).status).toBe(400);
		const photo = await sharp({
			create: { width: 96, height: 96, channels: 3, background: '#d2341a' },
		})
			.png()
			.toBuffer();
		const userImg = `data:image/png;base64,${photo.toString('base64')}`;
		expect((await send(link, { ...written, userImg })).status).toBe(201);
		const { userImg: address } = await reviewOf((await rowOf(link._id)).reviewId);
		expect(address).toContain('/uploads/');

		const other = await requestLink();
		await send(other, { ...written, userImg: 'https://tracker.example/pixel.png' });
		expect(await reviewOf((await rowOf(other._id)).reviewId)).toMatchObject({ userImg: null });
		await withdraw(link);
		await expect
			.poll(async () => (await call(new URL(address).pathname)).status, { timeout: 5000 })
			.toBe(404);
	});

	it('takes the name of an enquiry', async () => {
		await post('/api/contact', {
			name: 'Cem',
			email: 'cem@example.com',
			number: '1',
			subject: 'A shop',
			details: 'Tea.',
		});
		const [message] = (await asOwner('GET', '/api/messages')).body.data;
		expect((await requestLink({ messageId: message._id })).name).toBe('Cem');
		await clear('message');
	});

	it('is requested only by people who manage reviews', async () => {
		const { token } = await person();
		expect((await call('/api/testimonial-requests', { token })).status).toBe(403);
		expect((await post('/api/testimonial-requests', {})).status).toBe(401);
	});
});

describe('a testimonial by link, with a mail server', () => {
	let staff: Awaited<ReturnType<typeof startStaff>>;
	let mailbox: Mailbox;
	beforeAll(async () => {
		staff = await startStaff();
		mailbox = staff.mailbox;
	});
	afterAll(() => staff.stop());

	it('is requested by e-mail, and an assistant may not name an enquiry', async () => {
		const owner = await staff.firstOwner();
		const body = { email: 'nadia@example.com', name: 'Nadia' };
		const sent = await staff.onSite(owner.site, 'POST', '/testimonial-requests', body);
		expect(sent.body.data.mailed).toBe(true);
		const letter = await mailbox.letterTo('nadia@example.com');
		expect(letter.text).toContain(sent.body.data.url);
		const again = await staff.onSite(owner.site, 'POST', '/testimonial-requests', body);
		expect(again.body.data.mailed).toBe(false);

		const assistant = await staff.member('sumu-assistant');
		const own = await staff.onSite(assistant.site, 'POST', '/testimonial-requests', {});
		expect(own.status).toBe(201);
		const withMessage = { messageId: 'any' };
		const refused = await staff.onSite(
			assistant.site,
			'POST',
			'/testimonial-requests',
			withMessage,
		);
		expect(refused.status).toBe(404);
	});

	it('reminds once after seven days, if it was wanted and the link is not used', async () => {
		const { site } = await staff.firstOwner();
		const ask = async (name: string, remind: boolean) => {
			const email = `${name}@clients.example`;
			const asked = { name, email, remind };
			const { body } = await staff.onSite(site, 'POST', '/testimonial-requests', asked);
			expect(body.data.reminder).toBe(remind ? 'planned' : 'none');
			await mailbox.letterTo(email);
			return body.data;
		};
		const fresh = await ask('fresh', true);
		const due = await ask('due', true);
		const old = [await ask('unwanted', false), await ask('used', true), due];
		const sameAddress = await ask('same', true);
		const used = await call(pathOf(old[1]), {
			method: 'POST',
			base: staff.base,
			from: newAddress(),
			body: written,
		});
		expect(used.status).toBe(201);
		const { variables } = staff.database;
		for (const { _id } of [...old, sameAddress])
			await execute(
				variables,
				'update testimonial_requests set created_at = ? where public_id = ?',
				[new Date(Date.now() - 7 * 86_400_000 - 60_000), _id],
			);
		await execute(variables, 'update testimonial_requests set email = ? where public_id = ?', [
			'due@clients.example',
			sameAddress._id,
		]);
		/** Starts another process, which does the work of the night again. */
		const startNight = async () => {
			await execute(variables, 'update strapi_core_store_settings set value = ? where key = ?', [
				'{}',
				'core_sumu_nights',
			]);
			return startServer({ ...variables, SMTP_URL: mailbox.url });
		};
		const second = await startNight();
		const reminder = await mailbox.letterTo('due@clients.example');
		expect(reminder.text).toContain(due.url);
		expect(reminder.text).toContain('This is a reminder');
		await second.stop();
		const remindersOf = async (links: readonly { _id: string }[]) => {
			const { body } = await staff.onSite(site, 'GET', '/testimonial-requests');
			const rows: { _id: string; reminder: string }[] = body.data;
			return links.map((link) => rows.find(({ _id }) => _id === link._id)?.reminder);
		};
		// An address gets one reminder a night, however many links name it.
		expect(await remindersOf([due, sameAddress])).toEqual(['sent', 'planned']);
		expect(mailbox.waitingFor('due@clients.example')).toBe(0);
		const third = await startNight();
		expect((await mailbox.letterTo('due@clients.example')).text).toContain(sameAddress.url);
		await third.stop();
		expect(await remindersOf([fresh, ...old])).toEqual(['planned', 'none', 'planned', 'sent']);
		for (const name of ['fresh', 'unwanted', 'used', 'due'])
			expect(mailbox.waitingFor(`${name}@clients.example`)).toBe(0);
	});
});
