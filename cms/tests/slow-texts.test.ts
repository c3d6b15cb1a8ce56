import { maxLengths } from '@sumu/contract';
import { describe, expect, inject, it } from 'vitest';
import { asOwner } from './support/owner.ts';
import { panel } from './support/panel.ts';
import { sample } from './support/samples.ts';
import './support/provided-context.ts';

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

const longLines = `${fence}c\n${`${'a'.repeat(990)}\n`.repeat(45)}${fence}\n\n`;
/** Text that takes longer than the time limit for rendering. */
const aboveLimit = `# Warp & weft\n\n${longLines}${longLines}`;

/** Response time of `/_health` in milliseconds. */
async function timeHealth(): Promise<number> {
	const since = performance.now();
	await fetch(`${inject('url')}/_health`);
	return performance.now() - since;
}

/** Longest response time of `/_health` while `something` is pending, and how long it was pending, in milliseconds. */
async function healthDuring(something: Promise<unknown>) {
	const since = performance.now();
	let isOver = false;
	const over = something.finally(() => {
		isOver = true;
	});
	let longest = 0;
	while (!isOver) {
		longest = Math.max(longest, await timeHealth());
		await new Promise((resume) => setTimeout(resume, 20));
	}
	await over;
	return { longest, pending: performance.now() - since };
}

/** Time after which a response of `/_health` counts as blocked, in milliseconds; a busy machine alone stays below. */
const BLOCKED_MS = 1000;

/**
 * Expects `/_health` to respond while `something` is pending. A blocked CMS responds only after
 * it, so the proportion decides, whatever the machine's speed.
 */
async function expectPrompt(something: Promise<unknown>) {
	const { longest, pending } = await healthDuring(something);
	expect(longest, 'milliseconds of /_health').toBeLessThan(Math.max(BLOCKED_MS, pending / 2));
}

const preview = async (description: string) =>
	(await asOwner('POST', '/api/blog/preview', { description })).body.data;

describe('a text that is slow to render', () => {
	it.each(Object.entries(slow))('does not block other requests: %s', async (_, text) => {
		await preview('warm');
		const rendering = preview(text);
		await expectPrompt(rendering);
		expect((await rendering).html.length).toBeGreaterThan(1000);
	});

	it('falls back to plain paragraphs above the limit, and reports it', async () => {
		expect(await preview('# Fine')).toMatchObject({ isPlain: false });
		const rendering = preview(aboveLimit);
		await expectPrompt(rendering);
		const { html, isPlain } = await rendering;
		expect(isPlain).toBe(true);
		expect(html).toMatch(/^<p># Warp &amp; weft<\/p>\n<p>```c<br>aaa/);
		expect(await preview('# Fine again')).toMatchObject({ isPlain: false });
	});

	it('does not block other requests in the panel', async () => {
		const rendering = panel('POST', '/admin/sumu/article', { text: `${aboveLimit}In the panel.` });
		await expectPrompt(rendering);
	});

	it('does not block other requests while it is saved and listed', async () => {
		const description = `${aboveLimit}Saved.`;
		const saving = asOwner('POST', '/api/blog/add-blog', sample.blog('Slow', { description }));
		await expectPrompt(saving);
		const { body } = await saving;
		const listing = fetch(`${inject('url')}/api/blog?full=true`).then((all) => all.text());
		await expectPrompt(listing);
		await asOwner('DELETE', `/api/blog/${body.insertedId}`);
	});

	it('does not block other requests while it is previewed as a letter', async () => {
		const spaces = ' '.repeat(length - 20);
		const description = `${fence}\na${spaces}b\n${fence}`;
		const post = sample.blog('Wide', { description });
		const blogId = (await asOwner('POST', '/api/blog/add-blog', post)).body.insertedId;
		const { body } = await asOwner('POST', '/api/letters', { blogId });
		const previewing = asOwner('GET', `/api/letter/${body.insertedId}/preview`);
		await expectPrompt(previewing);
		expect((await previewing).body.data.text).toContain(`a${spaces}b`);
		await asOwner('DELETE', `/api/letter/${body.insertedId}`);
		await asOwner('DELETE', `/api/blog/${blogId}`);
	});
});
