import { expect, test } from 'vitest';
import { site } from '../support/product';
import { ask } from './support/connection';
import { expectBounds, whileWatched } from './support/while-watched';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
let readers = 0;

/** Subscribes to the newsletter as a browser without scripts does. */
const subscribe = async (from: string, claimed?: string) => {
	readers += 1;
	const { status } = await ask(site, '/?index', {
		method: 'POST',
		headers: { ...form, ...(claimed && { 'x-forwarded-for': claimed }) },
		body: `form=newsletter&email=reader-${readers}%40example.com`,
		from,
	});
	return status;
};

test('a forged X-Forwarded-For neither evades the rate limit nor affects other addresses', async () => {
	const { noticed } = await whileWatched(async () => {
		const statuses: number[] = [];
		for (let call = 0; call < 12; call++)
			statuses.push(await subscribe('127.0.0.2', `203.0.113.${call}`));
		expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
		expect(await subscribe('127.0.0.3', '127.0.0.2')).toBe(200);
		expect(await subscribe('127.0.0.4')).toBe(200);
	});
	expectBounds(noticed);
});

test('a hundred simultaneous sign-ins are rate-limited and delay no other requests', async () => {
	const body = JSON.stringify({ identifier: 'owner@sumu.test', password: 'Wrong-1-wrong' });
	const { result, noticed } = await whileWatched(() =>
		Promise.all(
			Array.from({ length: 100 }, () =>
				ask(site, '/api/auth/local', {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body,
					from: '127.0.0.5',
				}),
			),
		),
	);
	const tried = result.filter(({ status }) => status !== 429);
	expect(tried.length).toBeLessThanOrEqual(10);
	for (const { status } of tried) expect([400, 401]).toContain(status);
	expectBounds(noticed);
});
