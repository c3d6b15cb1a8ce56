import { redactSecrets } from '@sumu/contract/logs';
import { expect, test } from 'vitest';
import { readNumber } from '../src/api/import/csv-values.ts';
import { addParagraphs } from '../src/api/import/reading/add-paragraphs.ts';
import { createConversionLog } from '../src/api/import/reading/conversion-log.ts';
import { parseHtml } from '../src/api/import/reading/html-document.ts';
import { readMarkdown } from '../src/api/import/reading/markdown.ts';
import { convertShortcodes } from '../src/api/import/reading/shortcodes.ts';
import type { SourceFolder } from '../src/api/import/reading/source.ts';
import { convertTemplateTags } from '../src/api/import/reading/template-tags.ts';
import { toMarkdown } from '../src/api/import/reading/to-markdown.ts';
import { readWordpress } from '../src/api/import/reading/wordpress.ts';
import { rewriteLinks } from '../src/api/import/rewrite-links.ts';
import { findAddresses, picturePatterns } from '../src/api/import/written-addresses.ts';
import { limitLinks } from '../src/platform/markdown/dialect/limits.ts';
import { toPlainText } from '../src/platform/markdown/plain-text.ts';
import { extractMarks } from '../src/platform/search/find-matches.ts';

const readLinks = (text: string) =>
	rewriteLinks({ text } as Parameters<typeof rewriteLinks>[0], () => undefined);
const readPictures = (text: string) => findAddresses(text, picturePatterns);
const readPrice = (text: string) => readNumber(text, '.');
const attachments = { addressOf: () => undefined, idsOf: () => [] };
const readShortcodes = (text: string) =>
	convertShortcodes(text, { postId: '1', attachments, log: createConversionLog() });
const readTags = (text: string) => convertTemplateTags(text, false, createConversionLog());
const readMdx = (text: string) => convertTemplateTags(text, true, createConversionLog());
const readWords = (text: string) => addParagraphs(parseHtml(text), true);
const readHtml = (text: string) => toMarkdown(text, createConversionLog());
const readSizes = (text: string) =>
	toMarkdown(`<img src="a.png" srcset="${text}">`, createConversionLog());
const readBlocks = (text: string) =>
	readWordpress('a.xml', { item: [{ 'wp:post_type': 'post', 'content:encoded': text }] });
const readPage = (text: string) =>
	readMarkdown({ read: async () => ({ text, encoding: '' }) } as unknown as SourceFolder, [
		'a.html',
	]);
const readAddresses = (text: string) => {
	const linkify = { match: (_: string) => [], matchAtStart: () => null };
	limitLinks({ linkify } as unknown as Parameters<typeof limitLinks>[0]);
	return linkify.match(text);
};

/** Texts whose reading took quadratic time: what is repeated, and the text before and after it. */
const worstTexts: readonly [
	(text: string) => unknown,
	repeated: string,
	before?: string,
	after?: string,
][] = [
	[readLinks, ']('],
	[readLinks, '](a '],
	[readLinks, '<*', '](\t', '\u0001'],
	[readLinks, '] (', '![a', '](b'],
	[readLinks, '<a hr'],
	[readLinks, ' href="', '<a'],
	[readLinks, '\n[A', ' [_]:\t'],
	[readPictures, '!['],
	[readPictures, '![]('],
	[readPictures, '![](a '],
	[readPictures, ':_;', '![A](\t <', '\u0001'],
	[readPictures, '<img|A\ts'],
	[readPictures, '\n[A'],
	[readPictures, 'a.png', '[a]: '],
	[readPrice, ' ', '1 /', 'x'],
	[toPlainText, 'a', '<div>\n<'],
	[redactSecrets, '_.a'],
	[redactSecrets, '\n'],
	[redactSecrets, 'eyJa-'],
	[redactSecrets, '.-'],
	[readShortcodes, '[code]'],
	[readShortcodes, '[code '],
	[readShortcodes, '[caption]'],
	[readShortcodes, '[embed]'],
	[readShortcodes, ' ', '[embed]', 'a'],
	[readShortcodes, ' ', '[caption]', '[/caption]'],
	[readShortcodes, '[[gallery '],
	[readShortcodes, '[gallery '],
	[readShortcodes, '<pre>'],
	[readShortcodes, '<a'],
	[readShortcodes, '<!--'],
	[readShortcodes, 'a', '[youtube ', ']'],
	[readShortcodes, '?', '[youtube https://a.example/', ']'],
	[readShortcodes, '[a]'],
	// It took exponential time.
	[readShortcodes, ' a="b"', '[a'],
	[readTags, '{{< a '],
	[readTags, ' ', '{{< a ', 'b'],
	[readTags, ' ', '{{<'],
	[readTags, '{{</*'],
	[readTags, '{{< highlight a '],
	[readTags, '{{< highlight a >}}'],
	[readTags, 'a', '{{< figure ', ' >}}'],
	[readTags, 'a', '{{< ref ', '= >}}'],
	[readTags, '{% a '],
	[readTags, ' ', '{% a ', 'b'],
	[readTags, '{% highlight a %}'],
	[readTags, '{% comment %}'],
	[readTags, '{% raw %}'],
	[readTags, '\uE0020\uE003', `{% raw %}${'a'.repeat(5000)}{% endraw %}`],
	[readTags, '<iframe '],
	[readTags, '<iframe>'],
	[readTags, '![['],
	[readTags, '![[a.png|'],
	[readTags, '[[a'],
	[readTags, '[[a#'],
	[readTags, '[[a|'],
	[readMdx, '\nimport {'],
	[readMdx, '{/*'],
	[readMdx, 'A', '<'],
	[readWords, ' ', 'a', 'a'],
	[readWords, '<br>', 'a'],
	[readHtml, '<p>', '<pre>'],
	[readSizes, 'a'],
	[readBlocks, '<!-- wp:block {'],
	[readBlocks, '<!-- wp:a {'],
	[readPage, '<title>', '---\na: b\n---\n<html>'],
	[readAddresses, `${'a'.repeat(2000)} `],
	[extractMarks, '\u0005'],
];

const LENGTH = 5000;
/** Shorter times vary too much to compare with, in microseconds. */
const LEAST_CPU_TIME = 1000;

async function measureCpuTime(work: () => unknown): Promise<number> {
	const since = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(since);
	return Math.max(user + system, LEAST_CPU_TIME);
}

test.each(
	worstTexts,
)('%o reads eight times as many %j in less than 32 times as long', async (read, repeated, before = '', after = '') => {
	const textOf = (length: number) =>
		before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
	await read(textOf(LENGTH));
	// Quadratic work takes 64 times as long. Something else in this process can only make a time longer.
	const ratios: number[] = [];
	do {
		const time = await measureCpuTime(() => read(textOf(LENGTH)));
		ratios.push((await measureCpuTime(() => read(textOf(8 * LENGTH)))) / time);
	} while (Math.min(...ratios) >= 32 && ratios.length < 3);
	expect(Math.min(...ratios)).toBeLessThan(32);
});

test.each([
	['[a](b.md) and [c](<d.md> "A title (1)")', ['b.md', 'd.md']],
	['[![a](b.png)](c.md)', ['c.md']],
	['[a](b.md?x[]=1)', ['b.md?x[]=1']],
	['<a title="1 < 2" href="b.md">a</a><a href=\'c.md\'>c</a>', ['b.md', 'c.md']],
	['[a]: b.md "Title"\n[^1]: c.md', ['b.md']],
])('finds the links of %j', (text, addresses) => {
	const found: string[] = [];
	const post = { text } as Parameters<typeof rewriteLinks>[0];
	const changed = rewriteLinks(post, (address) => {
		found.push(address);
		return `/${address}`;
	});
	expect(found).toEqual(addresses);
	for (const address of addresses) expect(changed).toContain(`/${address}`);
});

test.each([
	['![a](b.png) and ![c\nd](<e.png> "f")', ['b.png', 'e.png']],
	['![ ![a](b.png)', ['b.png']],
	['<img alt="1 < 2" src="b.png"><IMG src=\'c.png\'>', ['b.png', 'c.png']],
	['[a]: b.png "Title"\n[c]: d.md', ['b.png']],
	['[a](b.png)', []],
])('finds the pictures of %j', (text, addresses) => {
	expect(readPictures(text)).toEqual(addresses);
});
