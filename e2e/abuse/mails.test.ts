import { expect, test } from 'vitest';
import { mailsTo } from '../support/mailbox';
import { owner, site } from '../support/product';
import { ask } from './support/connection';
import { expectBounds, whileWatched } from './support/while-watched';

const post = (path: string, body: object, from?: string) =>
	ask(site, path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(body),
		...(from && { from }),
	});

/** Makes sixty calls from twelve addresses, so that no address reaches its rate limit. */
const bomb = (path: string, network: number, body: (call: number) => object) =>
	Promise.all(
		Array.from({ length: 60 }, (_, call) =>
			post(path, body(call), `127.0.${network}.${1 + (call % 12)}`),
		),
	);

/** Requests one more e-mail and waits for it: e-mails are sent in order, so all earlier ones have arrived by then. */
async function isDelivered(reader: string) {
	await post('/api/newsletter', { email: reader }, '127.0.2.1');
	await expect.poll(() => mailsTo(reader), { timeout: 15_000, interval: 100 }).toHaveLength(1);
}

const ways: [string, string, string, (call: number) => object][] = [
	['password reset requests', owner.email, '/api/auth/forgot-password', () => owner],
	[
		'subscriptions',
		'victim@example.com',
		'/api/newsletter',
		() => ({ email: 'Victim@example.com' }),
	],
	[
		'messages',
		owner.email,
		'/api/contact',
		(call) => ({
			name: `Stranger ${call}`,
			email: `stranger-${call}@example.com`,
			number: '1',
			subject: 'You won',
			details: 'Claim it.',
		}),
	],
];

for (const [index, [kind, victim, path, body]] of ways.entries())
	test(`sixty simultaneous ${kind} send one e-mail`, async () => {
		const before = await mailsTo(victim);
		const { result, noticed } = await whileWatched(() => bomb(path, 10 + index, body));
		expect(result.filter(({ status }) => status < 300).length).toBeGreaterThanOrEqual(5);
		await isDelivered(`${kind.replaceAll(' ', '-')}@example.com`);
		expect((await mailsTo(victim)).length - before.length).toBe(1);
		expectBounds(noticed);
	});
