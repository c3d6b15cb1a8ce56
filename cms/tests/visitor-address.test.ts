import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import './support/provided-context.ts';
import { type Server, secret, startServer } from './support/server.ts';

/** Visitors reach this server directly or through the site; there is no other proxy. */
describe('visitor IP addresses', () => {
	let server: Server;
	beforeAll(async () => {
		server = await startServer({ ...inject('database').spare, SUBMIT_RATE_LIMIT: '2' });
	});
	afterAll(async () => {
		await server.stop();
	});

	/** Returns the statuses of calls that claim these IP addresses. */
	async function subscribe(claimed: string[], given?: string) {
		const statuses: number[] = [];
		for (const address of claimed) {
			const response = await fetch(`${server.url}/api/newsletter`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-forwarded-for': address,
					...(given ? { 'x-internal-secret': given } : {}),
				},
				body: JSON.stringify({ email: 'q@example.com' }),
			});
			statuses.push(response.status);
		}
		return statuses;
	}

	it('have separate rate limits behind the site', async () => {
		expect(await subscribe(['1.1.1.1', '1.1.1.1', '1.1.1.1'], secret)).toEqual([201, 201, 429]);
		expect(await subscribe(['2.2.2.2', '2001:db8::1'], secret)).toEqual([201, 201]);
	});

	it('are taken from the site, ignoring forged ones before them', async () => {
		const forged = ['9.9.9.1, 3.3.3.3', '9.9.9.2, 3.3.3.3', '9.9.9.3, 3.3.3.3'];
		expect(await subscribe(forged, secret)).toEqual([201, 201, 429]);
		expect(await subscribe(['9.9.9.1'], secret)).toEqual([201]);
	});

	it('are ignored without the correct secret', async () => {
		expect(await subscribe(['4.4.4.4', '5.5.5.5', '6.6.6.6'])).toEqual([201, 201, 429]);
		expect(await subscribe(['7.7.7.7'], `${secret}x`)).toEqual([429]);
		expect(await subscribe(['4.4.4.4', '7.7.7.7'], secret)).toEqual([201, 201]);
	});

	it('fall back to the caller’s own address when invalid', async () => {
		expect(await subscribe(['nonsense', ''], secret)).toEqual([429, 429]);
	});
});
