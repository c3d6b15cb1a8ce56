import { maxLengths } from '@sumu/contract';
import { describe, expect, inject, it } from 'vitest';
import { asOwner } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { sample } from './support/samples.ts';
import './support/provided.ts';

const length = Math.min(100_000, maxLengths.article);
const repeated = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const fence = '```';

/** Texts whose parsing, highlighting or heading ids took quadratic time. */
const slow = {
	'addresses with open parentheses': repeated('http://a.b/('),
	'nested fences': repeated(`> > > - ${fence}\n> > `),
	'a long identifier': `${fence}js\n${'a'.repeat(length - 20)}\n${fence}`,
	'open brackets in code': `${fence}markdown\n${'[a'.repeat(length / 2 - 20)}\n${fence}`,
	'equal headings': repeated('# a\n'),
	'many quotes': repeated('> a\n\n'),
	'open tags': repeated('<'),
	'open pictures': repeated('!['),
} as const;

/** Longest response time of `/_health` in milliseconds while `something` is pending. */
async function healthDuring(something: Promise<unknown>): Promise<number> {
	let isOver = false;
	const over = something.finally(() => {
		isOver = true;
	});
	let longest = 0;
	while (!isOver) {
		const since = performance.now();
		await fetch(`${inject('url')}/_health`);
		longest = Math.max(longest, performance.now() - since);
		await new Promise((resume) => setTimeout(resume, 20));
	}
	await over;
	return longest;
}

const preview = async (description: string) =>
	(await asOwner('POST', '/api/blog/preview', { description })).body.data;

describe('a text that takes long to render', () => {
	it.each(Object.entries(slow))('keeps nobody else waiting: %s', async (_, text) => {
		await preview('warm');
		const since = performance.now();
		const rendering = preview(text);
		expect(await healthDuring(rendering), 'milliseconds of /_health').toBeLessThan(200);
		expect(performance.now() - since, 'milliseconds').toBeLessThan(6000);
		expect((await rendering).html.length).toBeGreaterThan(1000);
	});

	it('shows as plain paragraphs above the limit, and its author is told', async () => {
		expect(await preview('# Fine')).toMatchObject({ isPlain: false });
		const code = `${fence}c\n${`${'a'.repeat(990)}\n`.repeat(45)}${fence}\n\n`;
		const rendering = preview(`# Warp & weft\n\n${code}${code}`);
		expect(await healthDuring(rendering), 'milliseconds of /_health').toBeLessThan(200);
		const { html, isPlain } = await rendering;
		expect(isPlain).toBe(true);
		expect(html).toMatch(/^<p># Warp &amp; weft<\/p>\n<p>```c<br>aaa/);
		expect(await preview('# Fine again')).toMatchObject({ isPlain: false });
	});

	it('keeps nobody else waiting in the panel', async () => {
		const rendering = panel('POST', '/admin/sumu/article', { text: slow['many quotes'] });
		expect(await healthDuring(rendering)).toBeLessThan(200);
	});

	it('keeps nobody else waiting when it is saved, found and listed', async () => {
		const description = slow['addresses with open parentheses'];
		const saving = asOwner('POST', '/api/blog/add-blog', sample.blog('Slow', { description }));
		expect(await healthDuring(saving)).toBeLessThan(400);
		const { body } = await saving;
		const listing = fetch(`${inject('url')}/api/blog?full=true`).then((all) => all.text());
		expect(await healthDuring(listing)).toBeLessThan(400);
		await asOwner('DELETE', `/api/blog/${body.insertedId}`);
	});
});
