import { expect, test } from 'vitest';
import { toJSONSchema } from 'zod/mini';
import { apiEndpoints } from '../src';

const all = Object.entries(apiEndpoints);

test('no two endpoints share an operation, or a method and path', () => {
	const shapeOf = (path: string) => path.replaceAll(/:\w+/g, ':');
	expect(new Set(all.map(([, { operation }]) => operation)).size).toBe(all.length);
	expect(new Set(all.map(([, { method, path }]) => `${method} ${shapeOf(path)}`)).size).toBe(
		all.length,
	);
});

test.each(
	all,
)('%s describes its path parameters, and has no body when it is a GET', (_, endpoint) => {
	const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
	const params = 'params' in endpoint && endpoint.params ? endpoint.params.shape : {};
	expect(Object.keys(params)).toEqual(named);
	if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
	expect(endpoint.summary).not.toBe('');
});

test.each(all)('%s has only scalar query parameters besides `filters`', (_, endpoint) => {
	const { query } = endpoint;
	if (!query) return;
	const { properties } = toJSONSchema(query, { io: 'input', unrepresentable: 'any' });
	const { filters: _nested, ...scalars } = properties ?? {};
	expect(JSON.stringify(scalars)).not.toMatch(/"type":"(?:object|array)"/);
});
