import { apiEndpoints, type Endpoint, errorSchema } from '@sumu/contract';
import { describe, expect, inject, it } from 'vitest';
import { call, newAddress } from './support/api.ts';
import { ownerToken } from './support/owner.ts';
import './support/provided-context.ts';

const all = Object.values<Endpoint>(apiEndpoints);
const paths = [...new Set(all.map(({ path }) => path))];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Fills the parameters of a path with a value that no other path contains. */
const fillParameters = (path: string) => path.replace(/:\w+/g, 'x1');
const methodsAt = (address: string) => {
	const patterns = all.filter(({ path }) =>
		new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address),
	);
	const known = new Set<string>(patterns.map(({ method }) => method));
	if (known.has('GET')) known.add('HEAD');
	return known;
};

describe('an unsupported method', () => {
	it.each(paths)('%s answers 405 and lists the supported methods', async (path) => {
		const address = fillParameters(path);
		const known = methodsAt(address);
		for (const method of methods.filter((method) => !known.has(method)))
			for (const prefix of ['/api', ''].filter((prefix) => prefix || !path.includes(':kind'))) {
				const { status, headers, body } = await call(prefix + address, {
					method,
					token: await ownerToken(),
				});
				const allowed = (headers.get('allow') ?? '').split(', ').toSorted();
				expect([method, status, allowed]).toEqual([method, 405, [...known].toSorted()]);
				expect(errorSchema.safeParse(body).error).toBeUndefined();
			}
	});
});

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const types = ['text/plain', 'application/xml', 'text/html', form, multipart];
const bodies: Readonly<Record<string, string>> = {
	[multipart]: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
	'application/json': '{}',
};

const send = async (endpoint: Endpoint, type: string) =>
	call(`/api${fillParameters(endpoint.path)}`, {
		method: endpoint.method,
		token: await ownerToken(),
		from: newAddress(),
		headers: { 'content-type': type },
		body: bodies[type] ?? 'a=b',
	});

/** Operations that accept forms besides JSON (RFC 8058), written by hand to check the contract. */
const formOperations = ['subscriber.unsubscribe'];
/** Operations with several files in one form. */
const uploadOperations = ['import.add'];
const getAcceptedTypes = ({ operation, file }: Endpoint) => {
	if (file || uploadOperations.includes(operation)) return ['multipart/form-data'];
	return formOperations.includes(operation)
		? ['application/json', form, 'multipart/form-data']
		: ['application/json'];
};

describe('an unsupported content type', () => {
	it.each(
		all.filter(({ method }) => method !== 'GET').map((one) => [one.operation, one] as const),
	)('%s answers 415 and lists the accepted content types', async (_, endpoint) => {
		const accepted = getAcceptedTypes(endpoint);
		const isAccepted = (type: string) => accepted.some((known) => type.startsWith(known));
		for (const type of [...types, 'application/json'].filter((type) => !isAccepted(type))) {
			const { status, headers, body } = await send(endpoint, type);
			const named = (headers.get('accept') ?? '').split(', ');
			expect([type, status, named]).toEqual([type, 415, accepted]);
			expect(errorSchema.safeParse(body).error).toBeUndefined();
		}
	});

	it('is ignored without a body; a body without a content type is accepted', async () => {
		const token = await ownerToken();
		const path = '/api/blog/none/publish';
		for (const type of ['application/json', 'text/plain']) {
			const headers = { 'content-type': type };
			const { status } = await call(path, { method: 'POST', token, headers, body: '' });
			expect(status, type).toBe(404);
		}
		expect((await call(path, { method: 'POST', token })).status).toBe(404);
		const untyped = await fetch(`${inject('url')}/api/newsletter/confirm`, {
			method: 'POST',
			body: new Uint8Array([123, 125]),
		});
		expect(untyped.status).toBe(400);
	});

	it('accepts JSON with a charset', async () => {
		const headers = { 'content-type': 'application/json; charset=UTF-8' };
		const body = JSON.stringify({ email: 'charset@example.com' });
		const options = { method: 'POST', from: newAddress(), headers, body };
		expect((await call('/api/newsletter', options)).status).toBe(201);
	});
});
