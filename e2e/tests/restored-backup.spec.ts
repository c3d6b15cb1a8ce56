import { expect, test } from '@playwright/test';
import { site } from '../support/product';
import { publicAddresses } from '../support/public-addresses';
import { startRestored } from '../support/restored-product';

async function idOfFirst(list: string): Promise<string> {
	const { data } = await (await fetch(`${site}/api/${list}`)).json();
	return data[0]._id;
}

/**
 * Returns every public page, feed and call: the addresses in the sitemap, and each kind of address once for a project
 * and a post.
 */
async function everyAddress(): Promise<string[]> {
	const map = await (await fetch(`${site}/sitemap.xml`)).text();
	const mapped = Array.from(map.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname);
	const ids = await Promise.all(['projects', 'blog'].map(idOfFirst));
	const others = publicAddresses(ids, 'loom').filter((path) => /^\/(?!.*\.data$)/.test(path));
	return [...new Set([...mapped, ...others])];
}

/**
 * Hydration state of a page. It contains read times, and equal times change its numbering. The API calls cover the same
 * data.
 */
const state = /<script[^>]*>window\.__reactRouterContext[^<]*<\/script>/g;

/** Emotion’s styles, whose order depends on which part of the page was ready first. */
const styles = /<style[^>]* data-emotion=[^<]*<\/style>/g;

/** Returns the status, the redirect target and the body of a response, without hydration state and styles. */
async function said(path: string, origin: string): Promise<string> {
	const response = await fetch(new URL(path, origin), { redirect: 'manual' });
	const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
	const head = `${response.status} ${response.headers.get('location')}`;
	return `${head} ${body.replace(state, '').replace(styles, '')}`;
}

/** Returns the first difference of two texts, with some context. */
function difference(one: string, other: string): string {
	let place = 0;
	while (one[place] === other[place]) place += 1;
	return `…${one.slice(Math.max(0, place - 80), place)}[${one.slice(place, place + 40)} | ${other.slice(place, place + 40)}]`;
}

test('a backup restored into another database serves the same responses', {
	tag: '@nightly',
}, async () => {
	const addresses = await everyAddress();
	expect(addresses.length).toBeGreaterThan(60);
	const restored = await startRestored();
	try {
		const different: string[] = [];
		const compare = async (path: string) => {
			const before = await said(path, site);
			const after = await said(path, restored.address);
			if (before !== after) different.push(`${path}: ${difference(before, after)}`);
		};
		const waiting = [...addresses];
		const goOn = async () => {
			for (let path = waiting.pop(); path; path = waiting.pop()) await compare(path);
		};
		await Promise.all(Array.from({ length: 4 }, goOn));
		expect(different).toEqual([]);
	} finally {
		await restored.stop();
	}
});
