import { apiEndpoints, errorSchema, type HighlightedText, searchLimits } from '@sumu/contract';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { addDraft, panel, publish } from './support/panel.ts';
import { sample } from './support/samples.ts';

async function find(q: string) {
	const { status, body } = await call(`/api/search?q=${encodeURIComponent(q)}`);
	expect(status, JSON.stringify(body)).toBe(200);
	expect(apiEndpoints.searchSite.response.safeParse(body).error).toBeUndefined();
	return body.data;
}

const names = async (q: string) =>
	(await find(q)).projects.map(
		({ projectsName }: { projectsName: HighlightedText }) => projectsName.text,
	);
const topics = async (q: string) =>
	(await find(q)).posts.map(({ topic }: { topic: HighlightedText }) => topic.text);
/** The marked words of a result. */
const words = ({ text, marks }: HighlightedText) =>
	marks.map(({ start, end }) => text.slice(start, end));

const collection = (name: string, id: string) =>
	`/content-manager/collection-types/api::${name}.${name}/${id}`;

/** Deletes the entries of a test afterwards, because other tests count all entries. */
const added: (() => Promise<unknown>)[] = [];

async function draft(name: string, data: object) {
	const id = await addDraft(name, data);
	added.push(() => panel('DELETE', collection(name, id)));
	return id;
}
const add = async (name: string, data: object) => publish(name, await draft(name, data), data);

afterEach(async () => {
	for (const remove of added.splice(0)) await remove();
});

describe('GET /search', () => {
	it('finds and highlights whole words, prefixes and inflected forms', async () => {
		await add(
			'project',
			sample.project('Kingfisher Weavery', { projectsDescription: 'Weaving kingfishers by hand.' }),
		);
		const { projects } = await find('KINGFISHER weave');
		expect(projects).toHaveLength(1);
		expect(words(projects[0].projectsName)).toEqual(['Kingfisher', 'Weavery']);
		expect(words(projects[0].excerpt)).toEqual(['Weaving', 'kingfishers']);
		expect(projects[0]).toMatchObject({ projectTheme: 'Shop', projectPrice: 12.5, picture: null });
		expect(await names('kingf')).toEqual(['Kingfisher Weavery']);
		expect(await names('kingfisher giraffe')).toEqual([]);
	});

	it('searches every text of a project, including technology and features', async () => {
		await add(
			'project',
			sample.project('Anything', { backend: 'Quasarbase', projectFeature3: 'Speaks Esperantish' }),
		);
		expect(await names('quasarbase')).toEqual(['Anything']);
		expect(await names('esperantish')).toEqual(['Anything']);
	});

	it('returns post excerpts as plain text around the match', async () => {
		const long = 'Some words before it. '.repeat(40);
		await add(
			'blog',
			sample.blog('On quokkas', {
				description: `# Title\n\n${long}**bold** <img src=x onerror=alert(1)> a quokka sleeps.\n\n| a | b |\n| --- | --- |\n| c | d |\n\n${long}`,
			}),
		);
		const { posts } = await find('quokka');
		expect(words(posts[0].topic)).toEqual(['quokkas']);
		const { text } = posts[0].excerpt;
		expect(words(posts[0].excerpt)).toEqual(['quokka']);
		expect(text).toMatch(/^….*bold.*a quokka sleeps.*…$/);
		for (const sign of ['*', '#', '|', '---', '\u0002', '\u0003']) expect(text).not.toContain(sign);
		expect(text.length).toBeLessThanOrEqual(searchLimits.excerpt + 80);
	});

	it('ranks a title match above a text match', async () => {
		await add('blog', sample.blog('Something else', { description: 'A narwhalia.' }));
		await add('blog', sample.blog('Narwhalia', { description: 'Nothing of it.' }));
		await add('blog', sample.blog('One more', { description: 'Narwhalia again.' }));
		expect((await topics('narwhalia'))[0]).toBe('Narwhalia');
	});

	it('finds common words and text in other scripts', async () => {
		await add('blog', sample.blog('How to be', { description: 'রবীন্দ্রনাথ ঠাকুর' }));
		expect(await topics('how to be')).toContain('How to be');
		expect(await topics('ঠাকুর')).toEqual(['How to be']);
	});

	it('finds words within the lines of scripts without spaces', async () => {
		await add(
			'blog',
			sample.blog('東京タワーの写真', { description: 'ผมชอบกินข้าวผัด และ 我喜欢喝绿茶。' }),
		);
		const { posts } = await find('タワー');
		expect(words(posts[0].topic)).toEqual(['タワー']);
		expect(posts[0].topic.text).toBe('東京タワーの写真');
		expect(await topics('京タ')).toEqual(['東京タワーの写真']);
		expect(await topics('京写')).toEqual([]);
		expect(await topics('绿茶')).toEqual(['東京タワーの写真']);
		expect(await topics('ข้าว')).toEqual(['東京タワーの写真']);
		expect((await find('绿茶')).posts[0].excerpt.text).toContain('我喜欢喝绿茶。');
	});

	it('finds names with signs as words of their own', async () => {
		await add('blog', sample.blog('From C++ to C#', { description: 'And .NET, at last.' }));
		await add('blog', sample.blog('Vitamin C', { description: 'A net. Node.js, F-sharp.' }));
		for (const q of ['C++', 'c#', '.net', 'c++ .NET'])
			expect(await topics(q), q).toEqual(['From C++ to C#']);
		expect(await topics('F#')).toEqual([]);
		expect(await topics('C')).toEqual(expect.arrayContaining(['From C++ to C#', 'Vitamin C']));
		expect(await topics('net')).toEqual(expect.arrayContaining(['From C++ to C#', 'Vitamin C']));
		for (const q of ['js', 'node.js']) expect(await topics(q), q).toEqual(['Vitamin C']);
		const [post] = (await find('C++ .net')).posts;
		expect(post.topic.text).toBe('From C++ to C#');
		expect(words(post.topic)).toEqual(['C++']);
		expect(post.excerpt.text).toBe('And .NET, at last.');
		expect(words(post.excerpt)).toEqual(['.NET']);
	});

	it('finds emoji', async () => {
		await add('blog', sample.blog('A 🦜 at work', { description: 'Made by 👩🏽‍💻 in 🇧🇩. ❤️' }));
		for (const q of ['🦜', '👩🏽‍💻', '💻', '🇧🇩', '❤', '❤️ 🦜'])
			expect(await topics(q), q).toEqual(['A 🦜 at work']);
		expect(await topics('🦚')).toEqual([]);
		const [post] = (await find('👩‍💻 🦜')).posts;
		expect(words(post.topic)).toEqual(['🦜']);
		expect(words(post.excerpt)).toEqual(['👩🏽‍💻']);
		expect(post.excerpt.text).toBe('Made by 👩🏽‍💻 in 🇧🇩. ❤️');
	});

	it('shows sentences of the text, and no other fields', async () => {
		await add(
			'blog',
			sample.blog('A post', { description: 'One sentence.', tags: 'pangolinish', author: 'Ada' }),
		);
		expect((await find('pangolinish')).posts[0].excerpt).toEqual({
			text: 'One sentence.',
			marks: [],
		});
		const texts = { projectsDescription: 'A shop.', projectFeature2: 'Ships pangolins.' };
		await add('project', sample.project('A project', { ...texts, backend: 'Pangolinbase' }));
		expect((await find('pangolins')).projects[0].excerpt.text).toBe('Ships pangolins.');
		expect((await find('pangolinbase')).projects[0].excerpt.text).toBe('A shop.');
	});

	it('finds е and ё alike', async () => {
		await add('blog', sample.blog('Моя зелёная ёлка', { description: 'Осенью еще тепло.' }));
		for (const q of ['елка', 'ёлка', 'зеленая елка', 'ещё'])
			expect(await topics(q), q).toEqual(['Моя зелёная ёлка']);
	});

	it('finds only published content, from publishing until unpublishing or deletion', async () => {
		const texts = sample.blog('Axolotl');
		const id = await draft('blog', texts);
		expect(await topics('axolotl')).toEqual([]);
		await publish('blog', id, texts);
		expect(await topics('axolotl')).toEqual(['Axolotl']);

		await panel('PUT', collection('blog', id), sample.blog('Wombat draft'));
		expect(await topics('wombat')).toEqual([]);
		await publish('blog', id, sample.blog('Wombat'));
		expect([await topics('axolotl'), await topics('wombat')]).toEqual([[], ['Wombat']]);

		await panel('POST', `${collection('blog', id)}/actions/unpublish`, {});
		expect(await topics('wombat')).toEqual([]);
		await publish('blog', id, sample.blog('Wombat'));
		await added.pop()?.();
		expect(await topics('wombat')).toEqual([]);
	});

	it('returns no results for an empty query', async () => {
		for (const path of ['/api/search', '/search', '/api/search?q=', '/api/search?q=%20-!%20'])
			expect((await call(path)).body.data).toEqual({ projects: [], posts: [] });
	});

	it('rejects a query that is not text or is too long', async () => {
		for (const query of [
			'q[]=a&q[]=b',
			'q[x]=1',
			`q=${'a'.repeat(searchLimits.longest + 1)}`,
			'q=a%00b',
		]) {
			const { status, body } = await call(`/api/search?${query}`);
			expect(status, query).toBe(400);
			expect(errorSchema.safeParse(body).error).toBeUndefined();
		}
	});

	it('accepts the operators of both query languages', async () => {
		const signs = [
			'"',
			"'",
			"' OR 1=1 --",
			'a AND',
			'NOT b',
			'NEAR(a b)',
			'title:x',
			'a* ^b',
			'-a',
		];
		for (const q of [
			...signs,
			'(',
			':*',
			'!a & b | c',
			'a <-> b',
			'%',
			'_',
			'\\',
			'*',
			'ﬀ',
			'😀',
			'\u0002a\u0003',
		])
			await find(q);
	});

	it('never fails on arbitrary input', async () => {
		const isWhole = (code: number) => code < 0xd800 || code > 0xdfff;
		const code = fc.oneof(fc.integer({ max: 0x7f, min: 1 }), fc.integer({ max: 0x10ffff, min: 1 }));
		const text = fc.array(code.filter(isWhole), { maxLength: 60 });
		await fc.assert(
			fc.asyncProperty(text, async (codes) => {
				const typed = encodeURIComponent(String.fromCodePoint(...codes));
				expect((await call(`/api/search?q=${typed}`)).status).toBe(200);
			}),
			{ numRuns: 120 },
		);
	});
});
