import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSlug, pageSlugSource } from '@sumu/contract';
import { expect, test } from 'vitest';
import { cms, site } from '../support/product';
import { ask } from './support/connection';
import { median } from './support/median';
import { expectBounds, whileWatched } from './support/while-watched';

const slugPattern = new RegExp(pageSlugSource);
const odd = ['%00', '%09', '%0a', '%20', '.', '%2e%2e', 'pa%0age=1'];
const parents = ['/api/projects', '/api/project', '/projects', '/project', '/blog'];

test('malformed paths return 404 on the site and the CMS', async () => {
	for (const parent of parents)
		for (const end of odd)
			expect((await ask(site, `${parent}/${end}`)).status, `site ${parent}/${end}`).toBe(404);
	for (const parent of parents.slice(0, 4))
		for (const end of odd)
			expect((await ask(cms, `${parent}/${end}`)).status, `CMS ${parent}/${end}`).toBe(404);
});

test('an own page can have no address that is a folder of the built site', () => {
	const built = readdirSync(join(import.meta.dirname, '../../site/build/client'));
	expect(built).not.toEqual([]);
	expect(built.filter((name) => slugPattern.test(name) && !isReservedSlug(name))).toEqual([]);
});

/** Requests the paths eight at a time, as browsers and programs do. */
async function flood(paths: readonly string[]) {
	const waiting = [...paths];
	const worker = async () => {
		for (let path = waiting.pop(); path; path = waiting.pop()) await ask(site, path);
	};
	await Promise.all(Array.from({ length: 8 }, worker));
}

const long = 'x'.repeat(6000);
const many = (length: number, path: (number: number) => string) =>
	Array.from({ length }, (_, number) => path(number));

test.each([
	['list filters', many(1000, (number) => `/?show=${number}${long}`)],
	['missing pages', many(150, (number) => `/project/odd-${number}`)],
	['API queries', many(400, (number) => `/api/reviews?projectId=${number}${long}`)],
	['zero-padded numbers', many(400, (number) => `/api/projects?limit=${'0'.repeat(number)}3`)],
])('a flood of %s does not evict the home page from the cache', async (_, paths) => {
	await ask(site, '/');
	const { noticed } = await whileWatched(() => flood(paths));
	expectBounds(noticed);
	const signedIn = { authorization: 'Bearer made-up', origin: 'https://elsewhere.example' };
	const times: number[] = [];
	for (let call = 0; call < 5; call++) {
		const { milliseconds, headers } = await ask(site, '/', { headers: signedIn });
		expect(headers.etag).toBeDefined();
		times.push(milliseconds);
	}
	expect(median(times)).toBeLessThan(50);
});
