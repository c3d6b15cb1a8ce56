import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { owner, type Server, startServer } from './support/server.ts';

const project = {
	projectsName: 'Rated',
	image: 'https://pictures.example.com/rated.jpg',
	projectsLiveLink: 'https://example.com/rated',
	frontend: 'React',
	backend: 'Node.js',
	projectTheme: 'Travel',
	projectFeature: ['Booking', 'Maps', 'Mail', 'Reports'],
	projectDelivery: '3 weeks',
	projectPrice: 120.5,
	projectsDescription: 'Tours by rickshaw.',
};

describe('reviews, with a mail server', () => {
	let server: Server;
	let mailbox: Mailbox;
	let remove: () => void;
	let projectId = '';

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		mailbox = await openMailbox();
		server = await startServer({
			...database.variables,
			SMTP_URL: mailbox.url,
			TRUST_PROXY: 'true',
		});
		const added = await asOwner('POST', '/api/project/project-add', project, server.url);
		expect(added.status).toBe(201);
		projectId = added.body.insertedId;
	});
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		remove();
	});

	const review = ({ token }: Person, rating: number, reviewText = `Rated ${rating}`) =>
		call('/api/review/add-review', {
			method: 'POST',
			body: { projectId, rating, reviewText },
			token,
			from: newAddress(),
			base: server.url,
		});
	const rating = async () =>
		(await call(`/api/project/${projectId}`, { base: server.url })).body.data.rating;
	const shown = async () =>
		(await call(`/api/reviews?projectId=${projectId}`, { base: server.url })).body.data;
	async function confirmed(): Promise<Person> {
		const one = await person('Nadia Alam', server.url);
		const { text = '' } = await mailbox.letterTo(one.email);
		const confirmation = /#code=([\w.-]+)/.exec(text)?.[1];
		const response = await call('/api/auth/email-confirmation', {
			method: 'POST',
			body: { confirmation },
			from: newAddress(),
			base: server.url,
		});
		expect(response.body).toEqual({ ok: true });
		return one;
	}

	it('are published at once from a user with a confirmed address', async () => {
		const { body } = await review(await confirmed(), 5);
		expect(body.data.pending).toBe(false);
		expect(await rating()).toEqual({ average: 5, count: 1 });
	});

	it('stay pending from unconfirmed accounts, without affecting the average', async () => {
		for (let turn = 0; turn < 25; turn += 1) {
			const { status, body } = await review(await person(`Sock ${turn}`, server.url), 1);
			expect(status).toBe(201);
			expect(body.data.pending).toBe(true);
		}
		expect(await rating()).toEqual({ average: 5, count: 1 });
		expect(await shown()).toHaveLength(1);
		const notice = await mailbox.letterTo(owner.email);
		expect(notice.subject).toBe('A review is waiting for your approval');
		expect(notice.text).toContain('Sent by: Sock 0');
		expect(mailbox.waitingFor(owner.email)).toBe(0);
	});

	it('are shown on the home page only if their author’s address is confirmed', async () => {
		const one = await person('Bela', server.url);
		const { body } = await review(one, 4, 'Unconfirmed');
		await asOwner('PUT', `/review/update/${body.insertedId}`, { approve: true }, server.url);
		const home = await call('/api/reviews?picked=true', { base: server.url });
		const texts = home.body.data.map((shown: { reviewText: string }) => shown.reviewText);
		expect(texts).toContain('Rated 5');
		expect(texts).not.toContain('Unconfirmed');
		await asOwner('DELETE', `/review/${body.insertedId}`, undefined, server.url);
	});

	it('count once approved, and become pending again after an edit', async () => {
		const one = await person('Rahim', server.url);
		const { body } = await review(one, 3, 'Fair');
		const approved = await asOwner(
			'PUT',
			`/review/update/${body.insertedId}`,
			{ approve: true },
			server.url,
		);
		expect(approved.status).toBe(200);
		expect(await rating()).toEqual({ average: 4, count: 2 });
		const again = await review(one, 1, 'Buy at evil.test');
		expect(again.body.data.pending).toBe(true);
		expect(await rating()).toEqual({ average: 4, count: 2 });
		expect(JSON.stringify(await shown())).not.toContain('evil.test');
	});
});
