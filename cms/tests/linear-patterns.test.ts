import { redactSecrets } from '@sumu/contract/logs';
import { expect, test } from 'vitest';
import { readNumber } from '../src/api/import/csv-values.ts';
import { rewriteLinks } from '../src/api/import/rewrite-links.ts';
import { findAddresses, picturePatterns } from '../src/api/import/written-addresses.ts';
import { toPlainText } from '../src/platform/markdown/plain-text.ts';

const readLinks = (text: string) =>
	rewriteLinks({ text } as Parameters<typeof rewriteLinks>[0], () => undefined);
const readPictures = (text: string) => findAddresses(text, picturePatterns);
const readPrice = (text: string) => readNumber(text, '.');

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
];

const LENGTH = 5000;
/** Shorter times vary too much to compare with, in microseconds. */
const LEAST_CPU_TIME = 1000;

function measureCpuTime(work: () => unknown): number {
	const since = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(since);
	return Math.max(user + system, LEAST_CPU_TIME);
}

test.each(
	worstTexts,
)('%o reads eight times as many %j in less than 32 times as long', (read, repeated, before = '', after = '') => {
	const textOf = (length: number) =>
		before + repeated.repeat(Math.ceil(length / repeated.length)) + after;
	read(textOf(LENGTH));
	// Quadratic work takes 64 times as long. Something else in this process can only make a time longer.
	const ratios: number[] = [];
	do {
		const time = measureCpuTime(() => read(textOf(LENGTH)));
		ratios.push(measureCpuTime(() => read(textOf(8 * LENGTH))) / time);
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
