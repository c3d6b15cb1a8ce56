import { expect, test } from 'vitest';
import { hasBody, isEncoded } from '../src/parts';

test.each([
	['gzip', true],
	['GZIP', true],
	['deflate', true],
	['br', true],
	['identity, gzip', true],
	['unknown', true],
	['identity', false],
	[' Identity ', false],
	['', false],
	[undefined, false],
])('a body with the Content-Encoding %j is compressed: %s', (encoding, expected) => {
	expect(isEncoded({ 'content-encoding': encoding })).toBe(expected);
});

test.each([
	[{ 'content-length': '1' }, true],
	[{ 'transfer-encoding': 'chunked' }, true],
	[{ 'content-length': '0' }, false],
	[{}, false],
])('a request with %j has a body: %s', (headers, expected) => {
	expect(hasBody(headers)).toBe(expected);
});
