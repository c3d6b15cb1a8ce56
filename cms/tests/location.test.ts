import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { apiEndpoints } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from './support/accounts.ts';
import { call } from './support/api.ts';
import { freePort } from './support/free-port.ts';
import { preparedDatabase } from './support/prepared-database.ts';
import { type Server, startServer } from './support/server.ts';

const token = 'token-of-the-location-service';
const nothing = { ip: null, city: null, region: null, country: null, loc: null };
const dhaka = { city: 'Dhaka', region: 'Dhaka Division', country: 'BD', loc: '23.8,90.4' };

/** Starts the IP service at `/me` and the location service at `/place/<ip>?token=…`. */
async function startServices() {
	const port = await freePort();
	const asked: string[] = [];
	let behave: (response: ServerResponse, path: string) => void = () => {};
	const server = createServer((request, response) => {
		asked.push(request.url ?? '');
		behave(response, request.url ?? '');
	}).listen(port, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${port}`,
		asked,
		behaving(next: typeof behave) {
			asked.length = 0;
			behave = next;
		},
		async stop() {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
}

const json = (response: ServerResponse, body: unknown) => {
	response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const right = (place: object) => (response: ServerResponse, path: string) =>
	json(response, path.startsWith('/me') ? { ip: '203.0.113.7' } : place);

describe('GET /visitor/location', () => {
	let server: Server;
	let services: Awaited<ReturnType<typeof startServices>>;
	let remove: () => void;
	let visitor = '';

	beforeAll(async () => {
		const database = await preparedDatabase();
		remove = database.remove;
		services = await startServices();
		server = await startServer({
			...database.variables,
			TRUST_PROXY: 'true',
			GEOIP_IP_URL: `${services.url}/me?format=json`,
			GEOIP_URL: `${services.url}/place/`,
			GEOIP_TOKEN: token,
		});
		visitor = (await person(undefined, server.url)).token;
	});
	afterAll(async () => {
		await server.stop();
		await services.stop();
		remove();
	});

	const locate = async (from = '9.9.9.4') => {
		const began = performance.now();
		const reply = await call('/visitor/location', { base: server.url, token: visitor, from });
		expect(apiEndpoints.visitorLocation.response.safeParse(reply.body).error).toBeUndefined();
		expect(performance.now() - began).toBeLessThan(2000);
		expect(JSON.stringify([reply.body, ...reply.headers])).not.toContain(token);
		return reply;
	};

	it('returns the location of the visitor’s address and nothing else from the service', async () => {
		services.behaving(right({ ...dhaka, org: 'A provider', token }));
		const { status, body } = await locate();
		expect({ status, body }).toEqual({ status: 200, body: { ip: '9.9.9.4', ...dhaka } });
		expect(services.asked).toEqual([`/place/9.9.9.4?token=${token}`]);
	});

	it('asks the IP service only for addresses in private networks', async () => {
		services.behaving(right(dhaka));
		for (const from of ['192.168.1.20', '10.1.2.3', '127.0.0.1', '::1', 'fe80::1'])
			expect((await locate(from)).body).toEqual({ ip: '203.0.113.7', ...dhaka });
		expect(services.asked.slice(0, 2)).toEqual([
			'/me?format=json',
			`/place/203.0.113.7?token=${token}`,
		]);
	});

	it('returns null fields when a service is slow, fails or returns invalid data', async () => {
		const known = { ...nothing, ip: '9.9.9.4' };
		services.behaving(() => {});
		expect((await locate()).body).toEqual(known);
		expect((await locate('127.0.0.1')).body).toEqual(nothing);
		services.behaving((response) => {
			response.writeHead(500).end('oops');
		});
		expect((await locate()).body).toEqual(known);
		for (const nonsense of ['<html>', 7, null, [], { ip: 'x' }]) {
			services.behaving((response) => json(response, nonsense));
			expect((await locate('127.0.0.1')).body).toEqual(nothing);
		}
		services.behaving((response) => response.destroy());
		expect((await locate()).body).toEqual(known);
		services.behaving(right({ city: 'x'.repeat(5000), country: 7, region: 'R' }));
		expect((await locate()).body).toEqual({ ...known, region: 'R' });
	});

	it('releases the connection to a failing service before the total timeout', async () => {
		const released = new Promise<number>((resolve) =>
			services.behaving((response) => {
				response.once('close', () => resolve(performance.now()));
				response.writeHead(500).write('The first part of a body that never ends.');
			}),
		);
		const began = performance.now();
		expect((await locate()).body).toEqual({ ...nothing, ip: '9.9.9.4' });
		expect((await released) - began).toBeLessThan(1700);
	});

	it('requires a signed-in user', async () => {
		services.behaving(right(dhaka));
		expect((await call('/api/visitor/location', { base: server.url })).status).toBe(401);
		expect(services.asked).toEqual([]);
	});

	it('does not log its token', () => {
		expect(server.log()).not.toContain(token);
	});
});

describe('visitor location without the services', () => {
	it('returns only null fields', async () => {
		const { token: visitor } = await person();
		const { body } = await call('/api/visitor/location', { token: visitor, from: '10.0.0.1' });
		expect(body).toEqual(nothing);
	});
});
