import { expect, test } from 'vitest';
import {
	jsonLine,
	logFormat,
	prettyLine,
	redactPath,
	redactSecrets,
	requestIdFrom,
} from '../src/logs';

const entry = {
	time: new Date('2026-11-22T10:20:30.456Z'),
	level: 'error',
	part: 'site',
	message: 'two\nlines',
	requestId: 'a-request-1',
	more: { status: 500 },
};

test('a JSON entry is a single line, even with line breaks in the message', () => {
	const line = jsonLine(entry);
	expect(line).not.toContain('\n');
	expect(JSON.parse(line)).toEqual({
		time: '2026-11-22T10:20:30.456Z',
		level: 'error',
		part: 'site',
		message: 'two\nlines',
		requestId: 'a-request-1',
		status: 500,
	});
});

test('additional fields are redacted too', () => {
	const more = { path: '/card/nadia@example.com', status: 200 };
	expect(JSON.parse(jsonLine({ ...entry, more }))).toMatchObject({ path: '/card/n…@example.com' });
	expect(prettyLine({ ...entry, more })).toContain('path=/card/n…@example.com status=200');
});

test('a pretty line has the same content', () => {
	expect(prettyLine({ ...entry, message: 'broken' })).toBe(
		'[10:20:30.456] error: broken (requestId=a-request-1 status=500)',
	);
});

test('a pretty line has no JSON, whatever its fields are', () => {
	const security = { event: 'sign-in refused', changed: ['password', 'role'], by: undefined };
	expect(
		prettyLine({ ...entry, requestId: undefined, message: 'security', more: { security } }),
	).toBe('[10:20:30.456] error: security (event="sign-in refused" changed=password,role)');
});

test.each([
	[undefined, true, false, 'json'],
	[undefined, true, true, 'pretty'],
	[undefined, false, false, 'pretty'],
	['json', false, true, 'json'],
	['pretty', true, false, 'pretty'],
] as const)('LOG_FORMAT %s, production %s, terminal %s: %s', (asked, isProduction, isTerminal, format) => {
	expect(logFormat(asked, { isProduction, isTerminal })).toBe(format);
});

test.each([
	['Mail sent to nadia.alam@example.com: hello', 'Mail sent to n…@example.com: hello'],
	['GET /user/nadia%40example.com', 'GET /user/n…@example.com'],
	['redis://user:pw@redis:6379 is away', 'redis://…@redis:6379 is away'],
	['/reset-password?code=abc123&x=1', '/reset-password?code=…&x=1'],
	['at /newsletter/confirm#token=abc', 'at /newsletter/confirm#token=…'],
	['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
	['jwt eyJhbGciOiJI.eyJpZCI6MX0.sig is old', 'jwt … is old'],
	['at file:///app/x@1.2.3/index.js:3:4', 'at file:///app/x@1.2.3/index.js:3:4'],
])('"%s" is logged as "%s"', (text, logged) => {
	expect(redactSecrets(text)).toBe(logged);
});

test('a path is logged without its query', () => {
	expect(redactPath('/search?q=private')).toBe('/search');
	expect(redactPath('/api/card/nadia@example.com')).toBe('/api/card/n…@example.com');
});

test.each([
	'',
	'short',
	'with space here',
	'x'.repeat(65),
	'line\nbreak-12',
	undefined,
	['a'],
])('%j is not a valid request id', (given) => {
	expect(requestIdFrom(given)).toBeUndefined();
});

test('a UUID is a valid request id', () => {
	expect(requestIdFrom('3f2b9c1e-aaaa-4b1c-9d2e-000000000000')).toBeDefined();
});
