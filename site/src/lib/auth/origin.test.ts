import { expect, test } from 'vitest';
import { loginAt, originOf } from './origin';

const back = (from: string) => originOf(new URLSearchParams({ from }));

test('the login link returns to the requested page with its query and hash', () => {
	const asked = new URL('http://localhost/project/7?size=a%20b&x=1#reviews');
	const search = new URL(loginAt(asked), asked).searchParams;
	expect(originOf(search)).toBe('/project/7?size=a%20b&x=1#reviews');
});

test.each([
	'//evil.example',
	'///evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/\t/evil.example',
	'/.//evil.example',
	'/a/..//evil.example',
	'https://evil.example',
	'https:evil.example',
	'javascript:alert(1)',
	' javascript:alert(1)',
	'data:text/html,x',
	'evil.example',
	'',
])('%j falls back to the home page', (from) => {
	expect(back(from)).toBe('/');
});

test('a missing origin falls back to the home page', () => {
	expect(originOf(new URLSearchParams())).toBe('/');
});
