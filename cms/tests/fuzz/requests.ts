import fc from 'fast-check';
import type { Call, Parameter } from './schema.ts';
import { nastyText, nastyValue, nearlyValid, valid } from './values.ts';

export interface FuzzRequest {
	/** The operation's `operationId`. */
	name: string;
	method: string;
	/** Encoded path and query. */
	url: string;
	type: string;
	body: string | undefined;
}

/** Lone surrogates cannot be encoded as UTF-8, so `Buffer` replaces them. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Query strings for Strapi, for other servers, and malformed ones. */
const strange = [
	'filters[id][$gt]=0',
	'populate=*',
	'populate[user][populate]=*',
	'fields[]=password',
	'limit[]=1&limit[]=2',
	'page[$ne]=1',
	'sort[]=id&sort=name',
	'__proto__[admin]=1',
	'search[$where]=1',
	'status=draft',
	'locale=xx',
	'a[b][c][d][e][f][g]=1',
	`${'x[]=1&'.repeat(60)}`,
	'%E0%A4%A=1',
	'q=%00',
	'=',
	'&&&',
];

function pathValue({ name, schema, example }: Parameter, ids: readonly string[]) {
	const known = /^(id|\w+OrId)$/.test(name) ? ids : [String(example)];
	const plain = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...known, String(example)) },
		{ weight: 1, arbitrary: valid(schema, example).map(String) },
		{ weight: 3, arbitrary: nastyText },
	);
	return (
		plain
			.map(encoded)
			/** Dot segments and empty segments would change the path. */
			.filter((value) => value.length < 4000 && !/^(?:\.|%2e){0,2}$/i.test(value))
	);
}

/** Objects have no place in a query as they are; some have no prototype and thus no text. */
const toQueryText = (value: unknown) =>
	typeof value === 'object' ? JSON.stringify(value) : String(value);

function query(parameters: readonly Parameter[]) {
	const pairs = parameters
		.filter((parameter) => parameter.in === 'query')
		.map(({ name, schema, example }) =>
			fc
				.option(
					fc.oneof(
						{ weight: 3, arbitrary: valid(schema, example).map(toQueryText) },
						{ weight: 1, arbitrary: nastyText },
					),
				)
				.map((value) => (value === null ? '' : `${name}=${encoded(value)}`)),
		);
	const extra = fc.oneof(
		{ weight: 4, arbitrary: fc.constant('') },
		{ weight: 1, arbitrary: fc.constantFrom(...strange) },
	);
	return fc.tuple(extra, ...pairs).map((parts) => parts.filter(Boolean).join('&').slice(0, 6000));
}

function body({ method, operation }: Call): fc.Arbitrary<{ type: string; body?: string }> {
	const json = 'application/json';
	const media = operation.requestBody?.content[json];
	const raw = fc.constantFrom(
		{ type: json, body: '{"a":' },
		{ type: json, body: '"text"' },
		{ type: json, body: '[]' },
		{ type: json, body: '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"x":1}}}' },
		{ type: 'text/plain', body: 'text' },
		{ type: 'application/x-www-form-urlencoded', body: 'a[b]=1&email=x' },
		{ type: 'multipart/form-data; boundary=x', body: '--x\r\nContent-Dispo' },
		{ type: 'multipart/form-data', body: 'no boundary' },
		{ type: 'application/octet-stream', body: '\u0001\u0002' },
		{ type: 'nonsense', body: '{}' },
	);
	if (method === 'GET') return fc.constant({ type: json });
	const as = (value: unknown) => ({ type: json, body: JSON.stringify(value) ?? 'null' });
	if (!media) return fc.oneof(fc.constant(as({})), nastyValue.map(as), raw);
	return fc.oneof(
		{ weight: 4, arbitrary: valid(media.schema, media.example).map(as) },
		{ weight: 5, arbitrary: nearlyValid(media.schema, media.example).map(as) },
		{ weight: 2, arbitrary: nastyValue.map(as) },
		{ weight: 1, arbitrary: raw },
	);
}

/** Requests for one operation: valid, nearly valid and hostile. */
export function requests(call: Call, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
	const { parameters } = call.operation;
	const names = parameters.filter((parameter) => parameter.in === 'path');
	const values = fc.tuple(...names.map((parameter) => pathValue(parameter, ids)));
	return fc.tuple(values, query(parameters), body(call)).map(([given, asked, sent]) => {
		const path = names.reduce(
			(filled, { name }, index) => filled.replace(`{${name}}`, () => given[index] ?? ''),
			call.path,
		);
		const url = `/api${path}${asked ? `?${asked}` : ''}`;
		const { method, operation } = call;
		return { name: operation.operationId, method, url, type: sent.type, body: sent.body };
	});
}
