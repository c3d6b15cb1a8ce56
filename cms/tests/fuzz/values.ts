import fc from 'fast-check';
import type { Schema } from './schema.ts';

/** Strings that are known to break servers. */
const nasty = [
	'',
	' ',
	'\0',
	'a\0b',
	'\uD800',
	'\uFFFF',
	'‮gnp.exe',
	'null',
	'undefined',
	'NaN',
	'[object Object]',
	'__proto__',
	'constructor',
	"' or 1=1 --",
	'"; drop table projects; --',
	'%',
	'%%%_\\',
	'$where',
	'{"$ne":null}',
	'<script>alert(1)</script>',
	'../../../etc/passwd',
	'file:///etc/passwd',
	'javascript:alert(1)',
	'http://',
	'https://[::1',
	'page=1',
	'page=99999999999999999999',
	'-1',
	'1e309',
	'9007199254740993',
	'0x10',
	'2026-13-45',
	'a@b.c',
	'🧵'.repeat(64),
	'x'.repeat(300),
	'x'.repeat(6000),
	'(((((((a)*)*)*)*)*)*)!',
	'{{7*7}}',
	'\r\nSet-Cookie: a=b',
];

export const nastyText = fc.oneof(
	fc.constantFrom(...nasty),
	fc.string({ unit: 'binary', maxLength: 40 }),
	fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const deep = (depth: number): unknown => (depth === 0 ? {} : { a: [deep(depth - 1)] });

/** Arbitrary JSON, including hostile values. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
	nastyText,
	fc.jsonValue({ maxDepth: 3 }),
	fc.constantFrom(null, true, 0, -0, -1, 1.5, 1e308, 9007199254740992, [], {}, [[]], [null]),
	fc.constant(deep(60)),
	fc.constantFrom({ $ne: null }, { $gt: '' }, { length: 5 }, { toString: 1 }),
	fc.array(fc.constant('x'), { minLength: 1001, maxLength: 1001 }),
);

function text({ minLength = 0, maxLength = 60, pattern, format }: Schema, sample: unknown) {
	if (pattern || format) return fc.constant(sample ?? 'sample');
	const max = Math.max(minLength, Math.min(maxLength, 80));
	return fc.oneof(
		fc.string({ minLength, maxLength: max }),
		fc.string({ unit: 'grapheme', minLength, maxLength: max }),
		fc.constant('x'.repeat(Math.min(maxLength, 6000))),
	);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Generates valid values. If the schema has rules beyond its keywords, the example's value is used. */
export function valid(schema: Schema, sample?: unknown): fc.Arbitrary<unknown> {
	const { anyOf, type, minimum = -1000, maximum = 1000 } = schema;
	if ('const' in schema) return fc.constant(schema.const);
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if (anyOf) return fc.oneof(...anyOf.map((one) => valid(one, sample)));
	if (type === 'string') return text(schema, sample);
	if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
	if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
	if (type === 'boolean') return fc.boolean();
	if (type === 'null') return fc.constant(null);
	if (type === 'array') {
		const [first]: unknown[] = Array.isArray(sample) ? sample : [];
		const { minItems = 0, maxItems = 5 } = schema;
		const entries = fc.array(valid(schema.items ?? {}, first), {
			minLength: minItems,
			maxLength: Math.max(minItems, Math.min(maxItems, 5)),
		});
		return sample === undefined ? entries : fc.oneof(entries, fc.constant(sample));
	}
	if (type === 'object') return object(schema, sample);
	return sample === undefined ? fc.jsonValue({ maxDepth: 1 }) : fc.constant(sample);
}

function object({ properties = {}, required = [] }: Schema, sample: unknown) {
	const given = isRecord(sample) ? sample : {};
	const entries = Object.entries(properties).map(([name, property]) => [
		name,
		valid(property, given[name]),
	]);
	return fc.record<Record<string, unknown>>(Object.fromEntries(entries), {
		requiredKeys: required,
	});
}

/** Generates valid objects with one key corrupted, missing or added. */
export function nearlyValid(schema: Schema, sample: unknown): fc.Arbitrary<unknown> {
	const keys = Object.keys(schema.properties ?? {});
	const extra = ['role', 'id', 'documentId', 'password', 'publishedAt', '__proto__', 'constructor'];
	return fc
		.tuple(valid(schema, sample), fc.constantFrom(...keys, ...extra), nastyValue, fc.boolean())
		.map(([value, key, spoiled, isLeftOut]) => {
			const rest = Object.entries(isRecord(value) ? value : {}).filter(([name]) => name !== key);
			return Object.fromEntries(isLeftOut ? rest : [...rest, [key, spoiled]]);
		});
}
