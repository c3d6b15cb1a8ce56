import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headingTags, markdownRenderer } from '../src/platform/markdown/dialect/index.ts';
import { toPlainText } from '../src/platform/markdown/plain-text.ts';
import { sanitizeMarkup } from '../src/platform/markdown/sanitize.ts';
import { videoPlayerOf } from '../src/platform/markdown/video-player.ts';

const rendered = (markdown: string) =>
	sanitizeMarkup(markdownRenderer.render(markdown), 'http://site.test').trim();

describe('text that looks like a tag', () => {
	it.each([
		['Vec<T>, <your-name>', '<p>Vec&lt;T&gt;, &lt;your-name&gt;</p>'],
		['git clone <url>', '<p>git clone &lt;url&gt;</p>'],
		['if a<b and c>d then', '<p>if a&lt;b and c&gt;d then</p>'],
		['<your-name>\n\nafter', '<p>&lt;your-name&gt;</p>\n<p>after</p>'],
		[
			'<script>alert(1)</script>\n\nafter',
			'<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>after</p>',
		],
		['a <b>bold</b> <kbd>K</kbd>', '<p>a <b>bold</b> <kbd>K</kbd></p>'],
		[
			'<details open>\n<summary>S</summary>\n</details>',
			'<details open>\n<summary>S</summary>\n</details>',
		],
		['<div><foo>x</foo></div>', '<div>&lt;foo&gt;x&lt;/foo&gt;</div>'],
	])('is shown: %j', (markdown, html) => {
		expect(rendered(markdown)).toBe(html);
	});

	it('keeps comments hidden, also beside tags', () => {
		expect(rendered('<div>a <!-- <b>x</b> --> <T></div>')).toBe('<div>a  &lt;T&gt;</div>');
	});

	it('hides the shortest comment', () => {
		expect(rendered('a <!--> b')).toBe('<p>a  b</p>');
	});

	it.each([
		[
			'<!-- never closed\n\n**after**',
			'<p>&lt;!-- never closed</p>\n<p><strong>after</strong></p>',
		],
		['a <!-- b\n\nafter', '<p>a &lt;!-- b</p>\n<p>after</p>'],
		['<div>\n<!-- b\n</div>\n\nafter', '<div>\n&lt;!-- b\n</div>\n<p>after</p>'],
		['> <!-- b\n\nafter\n\n<!-- c -->', '<blockquote>\n&lt;!-- b\n</blockquote>\n<p>after</p>'],
	])('shows the text of a comment without an end: %j', (markdown, html) => {
		expect(rendered(markdown)).toBe(html);
		expect(toPlainText(markdown)).toContain('after');
	});

	it.each([
		['<?php echo 1;\n\nafter', '<p>&lt;?php echo 1;</p>\n<p>after</p>'],
		['Use <?php echo $a; ?> here', '<p>Use &lt;?php echo $a; ?&gt; here</p>'],
		['<![CDATA[ x\n\n**after**', '<p>&lt;![CDATA[ x</p>\n<p><strong>after</strong></p>'],
		['<!DOCTYPE html>\n\nafter', '<p>&lt;!DOCTYPE html&gt;</p>\n<p>after</p>'],
		['a <!ELEMENT br\n\nafter', '<p>a &lt;!ELEMENT br</p>\n<p>after</p>'],
		['<div>\n<?php x\n</div>\n\nafter', '<div>\n&lt;?php x\n</div>\n<p>after</p>'],
		['<div>\n<b never closed\n\nafter', '<div>\n&lt;b never closed\n<p>after</p>\n</div>'],
		['<p title="a < b">c</p>', '<p>c</p>'],
	])('shows processing instructions, declarations and tags without an end: %j', (markdown, html) => {
		expect(rendered(markdown)).toBe(html);
		expect(toPlainText(markdown)).toContain(markdown.includes('after') ? 'after' : 'c');
	});

	it('shows every word of the case', async () => {
		const text = await readFile(
			join(import.meta.dirname, 'fixtures/import/render-lost-text.md'),
			'utf8',
		);
		const html = rendered(text);
		expect(html).not.toContain('<a ');
		const shown = html
			.replace(/<\/?p>/g, '')
			.replaceAll('&lt;', '<')
			.replaceAll('&gt;', '>');
		expect(shown.match(/\S+/g)).toEqual(text.match(/\S+/g));
		expect(toPlainText(text)).toBe(text.match(/\S+/g)?.join(' '));
	});
});

it('leaves out addresses that are shown as cards on request only', () => {
	const text =
		'Watch [it](https://a.example) work.\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nSee https://b.example';
	expect(toPlainText(text, { cards: false })).toBe('Watch it work. See https://b.example');
	expect(toPlainText(text)).toBe(
		'Watch it work. https://youtu.be/dQw4w9WgXcQ See https://b.example',
	);
});

describe('automatic links', () => {
	it.each([
		'README.md',
		'setup.py',
		'ASP.NET',
		'end.In',
		'//elsewhere.example/a',
		'ftp://a.example',
	])('are not made of %s', (text) => {
		expect(rendered(`See ${text} now`)).toBe(`<p>See ${text} now</p>`);
	});
	it.each([
		['https://a.example/b_c', 'https://a.example/b_c'],
		['www.commonmark.org/help', 'http://www.commonmark.org/help'],
		['foo@bar.com', 'mailto:foo@bar.com'],
	])('are made of %s', (text, address) => {
		expect(rendered(`See ${text}.`)).toMatch(
			new RegExp(`<a href="${address}"[^>]*>${text}</a>\\.</p>`),
		);
	});
});

describe('the player of a video', () => {
	const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
	const vimeo = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
	it.each([
		['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
		['http://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=1m30s', `${youtube}&start=90`],
		['https://youtu.be/aqz-KE-bpKQ?si=x&t=42', `${youtube}&start=42`],
		['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
		['https://www.youtube.com/embed/aqz-KE-bpKQ?start=7', `${youtube}&start=7`],
		['https://vimeo.com/76979871', vimeo],
		['https://vimeo.com/76979871/8272103f6e', `${vimeo}&h=8272103f6e`],
		['https://vimeo.com/channels/staffpicks/76979871', vimeo],
		['https://player.vimeo.com/video/76979871?h=8272103f6e', `${vimeo}&h=8272103f6e`],
	])('is found for %s', (address, player) => {
		expect(videoPlayerOf(address)).toBe(player);
	});
	it.each([
		'https://www.youtube.com/@weaver',
		'https://www.youtube.com/watch?v=short',
		'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload',
		'https://youtube.com.elsewhere.example/watch?v=aqz-KE-bpKQ',
		'https://notvimeo.com/76979871',
		'https://vimeo.com/weaver',
		'nothing',
	])('is not found for %s', (address) => {
		expect(videoPlayerOf(address)).toBeNull();
	});
});

interface Example {
	readonly markdown: string;
	readonly html: string;
	readonly section: string;
	readonly number: number;
}
const specification: { tests: Example[] } = createRequire(import.meta.url)('commonmark-spec');
/** The specification writes tabs as arrows. */
const examples = specification.tests.map((example) => ({
	...example,
	markdown: example.markdown.replaceAll('→', '\t'),
	html: example.html.replaceAll('→', '\t'),
}));

/** Makes the HTML of the specification comparable: this dialect has other levels of headings, and highlights code. */
const comparable = (html: string) =>
	html
		.replace(
			/<(\/?)(h[156])\b/g,
			(_, slash: string, tag: string) => `<${slash}${headingTags[tag] ?? tag}`,
		)
		.replace(/<span class="hljs-[^"]*">|<\/span>(?=[^<]*(?:<span class="hljs|<\/code>))/g, '')
		.replace(/ data-card=""/g, '')
		.replace(/ \/>/g, '>')
		.replace(/<blockquote>\n<\/blockquote>/g, '<blockquote></blockquote>');

/** Examples of the specification that this dialect shows differently on purpose. */
const deviations: Readonly<Record<string, readonly number[]>> = {
	'tags that a page does not allow are text': [
		150, 156, 157, 158, 163, 170, 171, 172, 173, 176, 178, 180, 181, 182, 201, 491, 524, 536, 613,
		614, 615, 617, 623, 627, 628, 629,
	],
	'addresses become links, as on GitHub': [602, 608, 611, 612],
	'the last line of a quote behind a dash is its source': [238],
};

/** Returns the numbers of the examples that this dialect shows differently. */
const findDeviations = (tests: readonly Example[]) =>
	tests
		.filter(
			({ markdown, html }) => comparable(markdownRenderer.render(markdown)) !== comparable(html),
		)
		.map(({ number }) => number);

const sortNumbers = (lists: Readonly<Record<string, readonly number[]>>) =>
	Object.values(lists)
		.flat()
		.sort((one, other) => one - other);

describe('CommonMark', () => {
	it('passes the examples of the specification, except for the deviations', () => {
		expect(examples.length).toBeGreaterThan(640);
		expect(findDeviations(examples)).toEqual(sortNumbers(deviations));
	});
});

/** Examples of GitHub's specification that this dialect shows differently on purpose. */
const gfmDeviations: typeof deviations = {
	'tags that a page does not allow, or that have no end, are text': [
		120, 126, 127, 128, 133, 140, 141, 142, 145, 147, 149, 150, 151, 170, 500, 532, 544, 632, 633,
		634, 636, 642, 647, 648, 649, 653,
	],
	'addresses become links also where the specification describes Markdown without the extension': [
		610, 616, 619, 620,
	],
	'an unmatched bracket ends an address, and what looks like a character reference does not': [
		625, 626,
	],
	'ftp addresses do not become links': [628],
	'e-mail addresses become links only with a known top-level domain': [629, 630, 631],
	'tasks have signs that screen readers announce, not disabled checkboxes': [279, 280],
	'the last line of a quote behind a dash is its source': [216],
	'comments follow the newer CommonMark 0.31': [645, 646],
};

describe('GitHub Flavored Markdown', () => {
	it('passes the examples of the specification, except for the deviations', async () => {
		const fixture = join(import.meta.dirname, 'fixtures/gfm-spec-examples.json');
		const { tests }: typeof specification = JSON.parse(await readFile(fixture, 'utf8'));
		expect(tests.length).toBeGreaterThan(670);
		const adapted = tests.map((example) => ({
			...example,
			html: example.html
				.replace(/ align="(\w+)"/g, ' style="text-align:$1"')
				// Typed tags stay as they are.
				.replace(/<(\/?)del>/g, example.markdown.includes('<del>') ? '$&' : '<$1s>'),
		}));
		expect(findDeviations(adapted)).toEqual(sortNumbers(gfmDeviations));
	});
});
