import type { APIRequestContext } from '@playwright/test';
import { Entries } from '../support/content-kinds';
import { OwnerApi } from '../support/owner';
import { publicAddresses } from '../support/public-addresses';
import { expect, test } from '../support/test';

/** Word in every text, so that a search finds it. */
const word = 'Selvedge';
const wordsOf = (version: string) => `${word} ${version}`;
const versions = ['first', 'second', 'third', 'fourth'].map(wordsOf);
const later = () => new Date(Date.now() + 24 * 3_600_000).toISOString();

/**
 * Returns the responses of every public address. Requests each available page twice: the first response is rendered,
 * the second comes from the cache.
 */
async function everythingSaid(request: APIRequestContext, ids: readonly string[]) {
	const said = new Map<string, { status: number; body: Buffer }>();
	const ask = async (path: string, time: string) => {
		const answer = await request.get(path, { maxRedirects: 0 });
		said.set(`${path} ${time}`, { status: answer.status(), body: await answer.body() });
		return answer.status();
	};
	const waiting = publicAddresses(ids, word);
	const askOn = async () => {
		for (let path = waiting.pop(); path; path = waiting.pop())
			if ((await ask(path, 'made')) === 200) await ask(path, 'kept');
	};
	await Promise.all(Array.from({ length: 6 }, askOn));
	return said;
}

const drawn = (said: Awaited<ReturnType<typeof everythingSaid>>) =>
	[...said].filter(([path, { status }]) => /\/og\/(?!site)/.test(path) && status === 200);

test('no page, feed, search result or share picture exposes unpublished text', async ({
	request,
}) => {
	test.slow();
	const entries = new Entries(await OwnerApi.signIn(request));
	const { ids } = entries;
	let pictures = new Map<string, Buffer>();

	const expectSaid = async (state: string, shown: string | null) => {
		const said = await everythingSaid(request, ids);
		for (const words of versions) {
			const heard = [...said].filter(([, { body }]) => body.includes(words)).map(([path]) => path);
			if (words === shown) expect(heard.length, state).toBeGreaterThan(10);
			else expect(heard, `${words}, ${state}`).toEqual([]);
		}
		const now = new Map(drawn(said).map(([path, { body }]) => [path, body]));
		expect(now.size > 0, `pictures, ${state}`).toBe(shown !== null);
		return now;
	};

	await entries.add(wordsOf('first'), { status: 'draft' });
	try {
		await entries.save(wordsOf('second'), { publishAt: later() });
		await expectSaid('a scheduled draft', null);
		await entries.save(wordsOf('third'), { status: 'published' });
		pictures = await expectSaid('published', wordsOf('third'));
		await entries.save(wordsOf('fourth'), { status: 'draft' });
		const modified = await expectSaid('modified', wordsOf('third'));
		for (const [path, picture] of pictures)
			expect(modified.get(path)?.equals(picture), path).toBe(true);
		await entries.act('unpublish');
		await expectSaid('taken back', null);
	} finally {
		await entries.remove();
	}
	await expectSaid('deleted', null);
});
