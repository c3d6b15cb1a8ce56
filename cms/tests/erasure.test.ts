import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, person } from './support/accounts.ts';
import { call, newAddress } from './support/api.ts';
import type { OwnDatabase } from './support/empty-database.ts';
import { execute } from './support/execute-sql.ts';
import { type Mailbox, openMailbox } from './support/mailbox.ts';
import { asOwner } from './support/owner.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { sample } from './support/samples.ts';
import { owner, type Server, secret, startServer } from './support/server.ts';
import { listStoredNames } from './support/stored-files.ts';

describe('account deletion by the user', () => {
	let database: OwnDatabase;
	let server: Server;
	let mailbox: Mailbox;
	let one: Person;
	let left: string[] = [];

	/** Returns the database columns that contain one of these words. */
	function cellsWith(words: readonly string[]): string[] {
		const rows = new Sqlite(join(database.variables.DATA_DIR ?? '', 'cms.db'), { readonly: true });
		const tables = rows
			.prepare("select name from sqlite_master where type = 'table'")
			.pluck()
			.all();
		const found = (tables as string[]).flatMap((table) =>
			rows
				.prepare(`select * from "${table}"`)
				.all()
				.flatMap((row) => Object.entries(row as object))
				.filter(([, value]) => words.some((word) => String(value).includes(word)))
				.map(([column]) => `${table}.${column}`),
		);
		rows.close();
		return found;
	}
	const files = async () =>
		(await listStoredNames(database.variables)).filter((name) => /zuleikha|photo/.test(name));
	async function sendPhoto(turn: number) {
		const image = { width: 400, height: 400, channels: 3, background: `#0${turn}0` } as const;
		const form = new FormData();
		const data = await sharp({ create: image }).png().toBuffer();
		form.append('image', new Blob([new Uint8Array(data)]), 'zuleikha.png');
		const headers = { authorization: `Bearer ${one.token}` };
		await fetch(`${server.url}/api/account/photo`, { method: 'POST', headers, body: form });
	}
	/** A testimonial under a name of its own, with a photo, behind a link to the account's address. */
	async function writeTestimonial() {
		const link = await asOwner(
			'POST',
			'/api/testimonial-requests',
			{ email: one.email, name: 'Vanishing' },
			server.url,
		);
		const photo = await sharp({
			create: { width: 96, height: 96, channels: 3, background: '#123456' },
		})
			.png()
			.toBuffer();
		const { status } = await post(`/api${new URL(link.body.data.url).pathname}`, {
			UserName: 'Vanishing under another name',
			rating: 5,
			reviewText: 'Vanishing praise.',
			consent: true,
			userImg: `data:image/png;base64,${photo.toString('base64')}`,
		});
		expect(status).toBe(201);
	}
	const post = (path: string, body: object, token?: string) =>
		call(path, {
			method: 'POST',
			body,
			from: newAddress(),
			base: server.url,
			...(token && { token }),
		});

	beforeAll(async () => {
		mailbox = await openMailbox();
		database = await preparedDatabase();
		server = await startServer({
			...database.variables,
			SMTP_URL: mailbox.url,
			SUBMIT_RATE_LIMIT: '1000',
			TRUST_PROXY: 'true',
		});
		one = await person('Zuleikha Vanishing', server.url);
		await execute(database.variables, 'update up_users set email_verified = 1 where email = ?', [
			one.email,
		]);
		const { body } = await asOwner(
			'POST',
			'/api/blog/add-blog',
			sample.blog('Reviewed'),
			server.url,
		);
		const blogId = body.insertedId;
		for (const reviewText of ['Vanishing words', 'Vanishing words, changed'])
			await post('/api/review/add-review', { blogId, reviewText, rating: 5 }, one.token);
		await post('/api/newsletter', { email: one.email });
		// The notice of the second message waits for the next digest to the owner.
		for (const details of ['Vanishing question', 'Vanishing question, again'])
			await post('/api/contact', {
				name: one.displayName,
				email: one.email,
				number: '017',
				subject: 'Vanishing',
				details,
			});
		// The owner has deleted one of the messages.
		const messages = await asOwner('GET', '/api/messages', undefined, server.url);
		await asOwner('DELETE', `/api/message/${messages.body.data[0]._id}`, undefined, server.url);
		for (let turn = 0; turn < 3; turn += 1) await sendPhoto(turn);
		await writeTestimonial();
		await writeTestimonial();
		// The nightly work has replaced the address of the first link by a keyed hash.
		const hash = createHmac('sha256', secret).update(`testimonial-address:${one.email}`);
		await execute(
			database.variables,
			"update testimonial_requests set email = '', email_hash = ? where id = 1",
			[hash.digest('base64url')],
		);
		left = [one.email, one.id, one.displayName, 'Vanishing', 'zuleikha'];
	});
	afterAll(async () => {
		await server.stop();
		await mailbox.stop();
		database.remove();
	});

	it('removes all rows, versions, files and pending notices of the account', async () => {
		expect(cellsWith(left).length).toBeGreaterThan(10);
		expect(cellsWith(left)).toEqual(
			expect.arrayContaining([
				'trash_items.content',
				'testimonial_requests.email',
				'reviews.user_name',
			]),
		);
		expect((await files()).length).toBeGreaterThan(1);
		const { status } = await call('/api/account', {
			method: 'DELETE',
			token: one.token,
			base: server.url,
		});
		expect(status).toBe(200);
		// Files are deleted in the background, each before its row.
		await expect.poll(files).toEqual([]);
		await expect.poll(() => cellsWith(left)).toEqual([]);

		const told = mailbox.waitingFor(owner.email);
		// Stopping the server sends pending notices.
		await server.stop();
		expect(mailbox.waitingFor(owner.email)).toBe(told);
	});
});
