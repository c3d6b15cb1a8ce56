import { expect, test } from 'vitest';
import { isPlainPath } from '../src';

test.each([
	'/',
	'/projects/page=1',
	'/projects/page%3D1',
	'/user/update/me%40example.com',
	'/blog/%E0%A6%AC%E0%A6%BE',
	'/uploads/..a.webp',
	'/project/100%25',
])('%s is a plain path', (path) => expect(isPlainPath(path)).toBe(true));

test.each([
	'/projects/%00',
	'/projects/%09',
	'/projects/%20',
	'/pa%0age=1',
	'/projects/.',
	'/project/%2e%2e',
	'/project/.%2E/x',
	'/uploads/..%2fcms.db',
	'/project/a%5c..',
	'/project/%C2%85',
	'/project/%zz',
	'http://elsewhere/',
	'*',
])('%s is not a plain path', (path) => expect(isPlainPath(path)).toBe(false));
