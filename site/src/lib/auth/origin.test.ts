import { expect, test } from 'vitest';
import { loginAt, originOf } from './origin';

const back = (from: string) => originOf(new URLSearchParams({ from }));

test('the page asked for comes back with query and hash', () => {
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
])('%j leads home', (from) => {
	expect(back(from)).toBe('/');
});

test('without a page asked for it is home', () => {
	expect(originOf(new URLSearchParams())).toBe('/');
});
