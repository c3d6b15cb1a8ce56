import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findDecimalSign, readNumber } from '../src/api/import/csv-values.ts';
import { pictureCandidates } from '../src/api/import/picture-sizes.ts';
import { createConversionLog } from '../src/api/import/reading/conversion-log.ts';
import { parseCsv } from '../src/api/import/reading/csv-table.ts';
import { isMonthFirst, readDate } from '../src/api/import/reading/dates.ts';
import { type ImportedPost, publicationTimeOf } from '../src/api/import/reading/post.ts';
import { readImport } from '../src/api/import/reading/read-import.ts';
import { openSource } from '../src/api/import/reading/source.ts';
import { toMarkdown } from '../src/api/import/reading/to-markdown.ts';
import { accountForWords } from '../src/api/import/reading/word-account.ts';
import { createPostLookup, rewriteLinks } from '../src/api/import/rewrite-links.ts';

const fixtures = join(import.meta.dirname, 'fixtures/import');

async function read(path: string) {
	const source = await openSource(path);
	try {
		return await readImport(source);
	} finally {
		await source.close();
	}
}

const folders: string[] = [];
async function readFiles(files: Record<string, string | Buffer>) {
	const root = await mkdtemp(join(tmpdir(), 'import-reading-'));
	folders.push(root);
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(root, name)), { recursive: true });
		await writeFile(join(root, name), content);
	}
	return read(root);
}
afterEach(async () => {
	for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

const titled = (posts: readonly ImportedPost[], title: string) => {
	const post = posts.find((one) => one.title === title);
	if (!post) throw new Error(`${title} is not among ${posts.map((one) => one.title).join(', ')}`);
	return post;
};
const only = async (name: string, content: string | Buffer) => {
	const { posts, skipped, refused } = await readFiles({ [name]: content });
	const [post] = posts;
	if (!post) throw new Error(JSON.stringify([...skipped, ...refused]));
	return post;
};
const front = (lines: string, text = 'Words.') => `---\n${lines}\n---\n${text}\n`;
const markdownOf = (html: string) => toMarkdown(html, createConversionLog());
const logOf = (html: string) => {
	const log = createConversionLog();
	toMarkdown(html, log);
	return log;
};

describe('the cases of WordPress', async () => {
	const { posts } = await read(join(fixtures, 'wordpress.xml'));

	it('makes a password-protected post a draft', () => {
		expect(titled(posts, 'MIN password').draftReason).toBe('password-protected');
	});
	it('converts a table, a pull quote, an embed and a gallery', () => {
		const { text, conversion } = titled(posts, 'MIN figures');
		expect(text).toMatch(/<table>.*TABLE CELL/);
		expect(text).toContain('> PULL QUOTE');
		expect(text).toContain('\n\nhttps://www.youtube.com/watch?v=abc\n\n');
		expect(text).toContain(
			'![one](https://old.example.com/1.jpg)\n\n![two](https://old.example.com/2.jpg)\n\nend',
		);
		expect(conversion.replaced).toEqual(['an embed with its address']);
	});
	it('keeps brackets, code, line breaks and escaped HTML', () => {
		expect(titled(posts, 'MIN brackets').text).toBe(
			[
				'He wrote "teh [sic] end [emphasis mine]" and int x = a[i] + b[j];',
				'```\nfor (i) {\n  sum += a[i];\n}\n```',
				'Line one  \nLine two of the poem',
				'Use the \\<script> tag in HTML; Vec\\<T> in Rust.',
				'This must not vanish.',
			].join('\n\n'),
		);
	});
	it('keeps the paragraphs of a classic post beside a `p`', () => {
		expect(titled(posts, 'MIN classic with one p').text).toBe(
			'First paragraph.\n\nSecond paragraph.\n\nCentred.\n\nThird paragraph.',
		);
	});
	it('decodes entities in titles and categories', () => {
		expect(titled(posts, 'Don’t & do “it”').tags).toEqual(['A & B']);
	});
	it('loses no word', () => {
		for (const post of posts) expect(accountForWords(post).missing, post.title).toEqual([]);
	});
});

describe('WordPress', () => {
	const item = (fields: string, content = 'Words.') =>
		`<item>${fields}<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_type>post</wp:post_type></item>`;
	const readItems = async (...items: string[]) =>
		readFiles({
			'export.xml': `<?xml version="1.0"?><rss xmlns:content="c" xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items.join('')}</channel></rss>`,
		});
	const textOf = async (content: string, ...more: string[]) => {
		const { posts } = await readItems(
			item('<title>T</title><wp:post_id>1</wp:post_id>', content),
			...more,
		);
		const [post] = posts;
		if (!post) throw new Error('no post');
		return post;
	};

	it.each([
		['private', 'private'],
		['pending', 'pending review'],
		['draft', 'a draft'],
		['future', 'scheduled, but its time has passed'],
		['custom-status', 'its status is “custom-status”'],
		['publish', ''],
	])('gives status %s the reason %j', async (status, reason) => {
		const { posts } = await readItems(
			item(
				`<title>T</title><wp:status>${status}</wp:status><wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt>`,
			),
		);
		expect(posts[0]?.draftReason).toBe(reason);
	});

	it('schedules a post with a time in the future', async () => {
		const { posts } = await readItems(
			item(
				'<title>T</title><wp:status>future</wp:status><wp:post_date_gmt>2099-01-02 03:04:05</wp:post_date_gmt>',
			),
		);
		expect(posts.map(publicationTimeOf)).toEqual(['2099-01-02T03:04:05.000Z']);
	});

	it('removes only known shortcodes, and reports them', async () => {
		const { text, conversion } = await textOf(
			'A [sic] note [contact-form-7 id="5" title="x"] and <code>[gallery]</code> [[gallery]] [unknown thing="1"] end',
		);
		expect(text).toBe('A [sic] note and `[gallery]` [gallery] [unknown thing="1"] end');
		expect(conversion.leftOut).toEqual(['the shortcode [contact-form-7]']);
		expect(conversion.notes).toEqual([
			'[unknown] may be a shortcode of a plugin; it is kept as text',
		]);
	});

	it('converts the shortcodes for captions, galleries, code, media and players', async () => {
		const attachment = (id: number) =>
			`<item><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://old.example/${id}.jpg</wp:attachment_url></item>`;
		const { text, conversion } = await textOf(
			[
				'[caption id="a" width="9"]<a href="/b"><img src="/b.jpg" alt="B" /></a> Its <em>caption</em>[/caption]',
				'[gallery ids="7,8,9"]',
				'[sourcecode language="js"]a[i] &lt; 1;[/sourcecode]',
				'[audio mp3="https://old.example/a.mp3"][/audio]',
				'[embed]https://vimeo.com/76979871[/embed]',
				'[youtube https://www.youtube.com/watch?v=aqz-KE-bpKQ]',
			].join('\n\n'),
			attachment(7),
			attachment(8),
		);
		expect(text).toBe(
			[
				'[![B](/b.jpg)](/b)',
				'*Its caption*',
				'![](https://old.example/7.jpg)',
				'![](https://old.example/8.jpg)',
				'```js\na[i] < 1;\n```',
				'[a.mp3](https://old.example/a.mp3)',
				'https://vimeo.com/76979871',
				'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
			].join('\n\n'),
		);
		expect(conversion.leftOut).toEqual(['attachment 9 of a gallery, which the export lacks']);
	});

	it('reports blocks that only WordPress can show, and fills in reusable ones', async () => {
		const { text, conversion } = await textOf(
			'<!-- wp:group {"b":2} --><p>One</p><!-- /wp:group --><!-- wp:latest-posts {"a":1} /--><!-- wp:block {"ref":4} /-->',
			'<item><wp:post_id>4</wp:post_id><wp:post_type>wp_block</wp:post_type><content:encoded><![CDATA[<p>Reused</p>]]></content:encoded></item>',
		);
		expect(text).toBe('One\n\nReused');
		expect(conversion.leftOut).toEqual(['the block “latest-posts”']);
	});
});

describe('HTML', () => {
	it.each([
		[
			'sub, sup and kbd',
			'<p>H<sub>2</sub>O <sup>a</sup> <kbd>Ctrl</kbd></p>',
			'H<sub>2</sub>O <sup>a</sup> <kbd>Ctrl</kbd>',
		],
		['escaped HTML', '<p>&lt;b&gt; &amp;lt; a < b</p>', '\\<b> \\&lt; a < b'],
		['marks beside letters', '<p><b>Note:</b>text</p>', '<strong>Note:</strong>text'],
		['code with line breaks', '<pre class="brush: php">a<br>  b</pre>', '```php\na\n  b\n```'],
		[
			'a quote with its source',
			'<blockquote><p>Less.</p><cite>Dieter</cite></blockquote>',
			'> Less.\n> \n> — Dieter',
		],
		[
			'a table',
			'<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2 | 3</td></tr></tbody></table>',
			'| a   | b   |\n| --- | --- |\n| 1   | 2 \\| 3 |',
		],
		[
			'a table that Markdown lacks',
			'<table class="x"><tr><td colspan="2"><ul><li>1</li></ul></td></tr></table>',
			'<table><tbody><tr><td colspan="2"><ul><li>1</li></ul></td></tr></tbody></table>',
		],
		['a verse', '<pre class="wp-block-verse">One\nTwo</pre>', 'One  \nTwo'],
		[
			'an address with underscores',
			'<p>See https://a.example/x_y_z now</p>',
			'See https://a.example/x_y_z now',
		],
		[
			'a lazy picture',
			'<p><img src="data:image/gif;base64,AA" data-src="/a b.png" alt="[x]"></p>',
			'![x](/a%20b.png)',
		],
		[
			'details',
			'<details><summary>More</summary><p>Inner</p></details>',
			'<details>\n\n<summary>More</summary>\n\nInner\n\n</details>',
		],
		[
			'a player',
			'<iframe src="//www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0"></iframe>',
			'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
		],
		[
			'a video with a caption',
			'<figure><video src="https://a.example/v.mp4"></video><figcaption>Cap</figcaption></figure>',
			'[v.mp4](https://a.example/v.mp4)\n\n*Cap*',
		],
		[
			'a picture with its caption as alt text',
			'<figure><img src="/a.png"><figcaption>A <em>sky</em></figcaption></figure>',
			'![A sky](/a.png)\n\n*A sky*',
		],
		['terms and descriptions', '<dl><dt>Warp</dt><dd>Long</dd></dl>', '**Warp**\n\nLong'],
	])('keeps %s', (_, html, expected) => {
		expect(markdownOf(html)).toBe(expected);
	});

	it('reports what it replaces and what it leaves out', () => {
		const { replaced, leftOut } = logOf(
			'<iframe src="https://maps.example/1"></iframe><form><input><button>Go</button></form><script>x()</script><svg><path/></svg><img src="data:image/png;base64,AA">',
		);
		expect(replaced).toEqual(['an embedded page (maps.example) with its address']);
		expect(leftOut).toEqual([
			'a script',
			'a picture that is part of the text (data:)',
			'a form field (“Go”)',
			'a form',
			'a drawing (SVG)',
		]);
	});
});

describe('the cases of Ghost', async () => {
	const { posts } = await read(join(fixtures, 'ghost.json'));

	it.each([
		['Case paid', 'for paying members only'],
		['Case members', 'for members only'],
		['Case letter', 'only sent by e-mail'],
		['Case cards', 'it has a paywall'],
	])('makes “%s” a draft: %s', (title, reason) => {
		expect(titled(posts, title).draftReason).toBe(reason);
	});
	it('schedules a post', () => {
		expect(publicationTimeOf(titled(posts, 'Case scheduled'))).toBe('2099-05-06T07:00:00.000Z');
	});
	it('keeps the words of all cards', () => {
		const { text } = titled(posts, 'Case cards');
		for (const words of [
			'Callout words',
			'Toggle heading',
			'Toggle words',
			'Audio title',
			'Video caption',
			'Product title',
			'Product words',
			'Header words',
			'Subheader words',
			'File title',
			'a[i] + b[j]',
			'Code caption',
			'https://shop.example.com',
		])
			expect(text).toContain(words);
	});
	it('reads the older format, and makes a title of the first words', () => {
		expect(titled(posts, 'Case mobiledoc').text).toBe('Mobiledoc words.');
		expect(titled(posts, 'Seven words that could be a title.').slug).toBe('untitled-7');
	});
});

describe('Ghost', () => {
	const exported = (...posts: object[]) => JSON.stringify({ db: [{ data: { posts } }] });
	const post = (more: object) => ({
		title: 'T',
		slug: 't',
		status: 'published',
		visibility: 'public',
		published_at: '2023-01-01T00:00:00Z',
		...more,
	});

	it('reads every file of a folder', async () => {
		const { posts } = await readFiles({
			'a.json': exported(post({ title: 'One', html: '<p>1</p>' })),
			'b.json': exported(post({ title: 'Two', html: '<p>2</p>' })),
		});
		expect(posts.map(({ title }) => title)).toEqual(['One', 'Two']);
	});

	it('recognises a paywall in HTML and in the older format, and parts for members', async () => {
		const lexical = {
			root: {
				children: [{ type: 'html', html: '<p>x</p>', visibility: { web: { nonMember: false } } }],
			},
		};
		const mobiledoc = {
			cards: [['paywall', {}]],
			sections: [
				[10, 0],
				[1, 'p', [[0, [], 0, 'x']]],
			],
		};
		const { posts } = await readFiles({
			'a.json': exported(
				post({ html: '<p>x</p><!--members-only--><p>y</p>' }),
				post({ mobiledoc: JSON.stringify(mobiledoc) }),
				post({ lexical: JSON.stringify(lexical) }),
				post({ html: '<p>x</p>', visibility: 'tiers' }),
			),
		});
		expect(posts.map(({ draftReason }) => draftReason)).toEqual([
			'it has a paywall',
			'it has a paywall',
			'a part of it is for members',
			'for some members only',
		]);
	});

	it('reads markups, lists, breaks and cards of the older format', async () => {
		const mobiledoc = {
			markups: [['strong'], ['a', ['href', 'https://a.example']]],
			atoms: [['soft-return', '', {}]],
			cards: [
				['code', { code: 'a[i]', language: 'js', caption: 'C' }],
				['markdown', { markdown: '*As typed*' }],
				['quiz', {}],
			],
			sections: [
				[1, 'h2', [[0, [], 0, 'Head']]],
				[
					1,
					'p',
					[
						[0, [0], 1, 'bold'],
						[1, [], 0, 0],
						[0, [1], 1, 'link'],
					],
				],
				[3, 'ol', [[[0, [], 0, 'one']], [[0, [], 0, 'two']]]],
				[10, 0],
				[10, 1],
				[10, 2],
			],
		};
		const { posts } = await readFiles({
			'a.json': exported(post({ mobiledoc: JSON.stringify(mobiledoc) })),
		});
		expect(posts[0]?.text).toBe(
			[
				'## Head',
				'**bold**  \n[link](https://a.example)',
				'1.  one\n2.  two',
				'```js\na[i]\n```',
				'*C*',
				'*As typed*',
			].join('\n\n'),
		);
		expect(posts[0]?.conversion.leftOut).toEqual(['a card of the unknown type “quiz”']);
	});

	it('keeps the title of a bookmark in rendered HTML, and the alt text of the cover', async () => {
		const html =
			'<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Its title</div><div class="kg-bookmark-description">About it</div></div></a><figcaption>Cap</figcaption></figure>';
		const { posts } = await readFiles({
			'a.json': exported(post({ html, feature_image: '/a.png', feature_image_alt: 'Alt' })),
		});
		expect(posts[0]?.text).toBe('[Its title](https://a.example/)\n\nAbout it\n\n*Cap*');
		expect(posts[0]?.coverAlt).toBe('Alt');
	});
});

describe('the cases of Markdown', async () => {
	const { posts } = await read(join(fixtures, 'markdown'));

	it('makes drafts of hidden files, with the reason', () => {
		expect(titled(posts, 'MIN Jekyll draft').draftReason).toBe('in the folder of drafts');
		expect(titled(posts, 'MIN draft yes').draftReason).toBe('front matter: draft');
	});
	it('schedules a date in the future', () => {
		expect(publicationTimeOf(titled(posts, 'MIN future'))).toBe('2099-01-01T00:00:00.000Z');
	});
	it('reads TOML, MDX and other names of the date', () => {
		expect(titled(posts, 'MIN toml')).toMatchObject({
			date: '2021-03-04T00:00:00.000Z',
			text: 'TOML body',
		});
		expect(titled(posts, 'MIN mdx')).toMatchObject({
			date: '2022-07-08T00:00:00.000Z',
			text: 'mdx body',
		});
		expect(titled(posts, 'MIN astro').date).toBe('2022-07-08T00:00:00.000Z');
	});
	it('converts Windows-1252, and reports it', () => {
		const { text, conversion } = titled(posts, 'Café');
		expect(text).toBe('Über');
		expect(conversion.notes).toEqual(['converted from Windows-1252']);
	});
});

describe('Markdown', () => {
	it.each([
		'draft: "true"',
		'Draft: YES',
		'isDraft: true',
		'published: false',
		'publish: no',
		'hidden: true',
		'visibility: Private',
		'status: in review',
		'expiryDate: 2001-02-03',
		'password: abc',
		'_build: {render: never}',
	])('makes a draft of a post with %s', async (line) => {
		expect((await only('a.md', front(line))).draftReason).not.toBe('');
	});
	it.each([
		'draft: false',
		'published: true',
		'published: 2020-01-01',
		'status: Published',
		'visibility: public',
		'expiryDate: 2099-01-01',
	])('publishes a post with %s', async (line) => {
		expect((await only('a.md', front(line))).draftReason).toBe('');
	});
	it('makes a draft of a file with an underscore', async () => {
		expect((await only('posts/_a.md', front('title: A'))).draftReason).toContain('_');
	});

	it.each([
		['JSON', '{\n"title": "J",\n"date": "2020-01-02"\n}\nWords.'],
		['dots', '---\ntitle: J\ndate: 2020-01-02\n...\nWords.'],
		['a blank first line', '\n---\ntitle: J\ndate: 2020-01-02\n---\nWords.'],
		['UTF-16', Buffer.from('\uFEFF---\ntitle: J\ndate: 2020-01-02\n---\nWords.', 'utf16le')],
		['CRLF', '---\r\ntitle: J\r\ndate: 2020-01-02\r\n---\r\nWords.'],
		['YAML with a cover', '---\ntitle: J\npublishedAt: January 2nd, 2020\n---\n\nWords.'],
	])('reads front matter: %s', async (_, content) => {
		expect(await only('a.md', content)).toMatchObject({
			title: 'J',
			date: '2020-01-02T00:00:00.000Z',
			text: 'Words.',
		});
	});
	it('reads a file without front matter', async () => {
		expect(await only('2020-01-02-a-b.md', '# Head\n\nWords.\n\n---\n\nMore.')).toMatchObject({
			title: 'Head',
			slug: 'a-b',
			date: '2020-01-02T00:00:00.000Z',
			text: 'Words.\n\n---\n\nMore.',
		});
	});

	it('reads authors, covers, tags and summaries in their usual forms', async () => {
		expect(
			await only(
				'a.md',
				front(
					'title: A\nauthors: [{name: Anna}, Ben]\ncover: {image: img/a.png, alt: Alt}\nsummary: Short\ntags: one two\ncategories: [Cloth, one]',
				),
			),
		).toMatchObject({
			author: 'Anna, Ben',
			cover: 'img/a.png',
			coverAlt: 'Alt',
			excerpt: 'Short',
			tags: ['one', 'two', 'Cloth'],
		});
		expect(await only('b.md', front('heroImage: /h.png\nheroImageAlt: Hero'))).toMatchObject({
			cover: '/h.png',
			coverAlt: 'Hero',
		});
	});

	it('leaves out pages and files about the repository, and says so', async () => {
		const { posts, skipped } = await readFiles({
			'a.md': front('title: A'),
			'README.md': '# R',
			'posts/_index.md': front('title: List'),
			'about.md': front('title: About\nlayout: page'),
		});
		expect(posts.map(({ title }) => title)).toEqual(['A']);
		expect(skipped).toHaveLength(3);
	});

	it('reads HTML with front matter', async () => {
		expect((await only('a.html', front('title: A', '<p>Some <b>words</b></p>'))).text).toBe(
			'Some **words**',
		);
	});

	it('converts the shortcodes of Hugo', async () => {
		const { text, conversion } = await only(
			'a.md',
			front(
				'title: A',
				[
					'{{< figure src="a.png" alt="Alt" caption="Cap" >}}',
					'{{< highlight js "linenos=table" >}}\na[i]\n{{< /highlight >}}',
					'{{< youtube aqz-KE-bpKQ >}}',
					'{{% notice tip %}}Inner{{% /notice %}}',
					'`{{< kept >}}` [b]({{< ref "b.md" >}}) {{</* shown */>}}',
				].join('\n\n'),
			),
		);
		expect(text).toBe(
			[
				'![Alt](a.png)',
				'*Cap*',
				'```js\na[i]\n```',
				'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
				'Inner',
				'`{{< kept >}}` [b](b.md) {{< shown >}}',
			].join('\n\n'),
		);
		expect(conversion.leftOut).toEqual(['the shortcode notice (tip)']);
	});

	it('converts the tags of Liquid', async () => {
		const { text, conversion } = await only(
			'a.md',
			front(
				'title: A',
				[
					'{% highlight ruby %}\nputs 1\n{% endhighlight %}',
					'{% include figure.html src="/a.png" caption="Cap" %}',
					'[b]({% post_url 2020-01-02-b %}) ![x]({{ site.baseurl }}/x.png)',
					'{% raw %}{{ kept }}{% endraw %} {% include ad.html %}',
				].join('\n\n'),
			),
		);
		expect(text).toBe(
			[
				'```ruby\nputs 1\n```',
				'![Cap](/a.png)',
				'*Cap*',
				'[b](2020-01-02-b.md) ![x](/x.png)',
				'{{ kept }}',
			].join('\n\n'),
		);
		expect(conversion.leftOut).toEqual(['the tag {% include ad.html %}']);
	});

	it('keeps the text of MDX components, and reports them', async () => {
		const { text, conversion } = await only(
			'a.mdx',
			front(
				'title: A',
				'import Box from "../box";\n\n<Box kind={"x"} title="Head">\n\nInner `<Box>` <Image src="/a.png" alt="Alt" />\n\n</Box>\n\n{/* hidden */}\n\n```jsx\n<Box />\n```',
			),
		);
		expect(text).toBe('Head\n\nInner `<Box>` \n\n![Alt](/a.png)\n\n```jsx\n<Box />\n```');
		expect(conversion.leftOut).toEqual(['the component <Box>; its text is kept']);
	});

	it('rewrites links between posts, but not in code', async () => {
		const { posts } = await readFiles({
			'posts/a.md': front(
				'title: A',
				'[b](b.md#x) [b](../posts/b.md) [b](/old/b/) [c](https://other.example/old/b) `[b](b.md)` [ref]\n\n[ref]: ./b.md',
			),
			'posts/b.md': front('title: B\nurl: /old/b'),
		});
		const b = titled(posts, 'B');
		const text = rewriteLinks(titled(posts, 'A'), createPostLookup(new Map([[b, '/blog/b']])));
		expect(text).toBe(
			'[b](/blog/b#x) [b](/blog/b) [b](/blog/b) [c](https://other.example/old/b) `[b](b.md)` [ref]\n\n[ref]: /blog/b',
		);
	});

	it('replaces players in the HTML of Markdown by their addresses', async () => {
		const post = await only(
			'a.md',
			front(
				'title: A',
				'One\n\n<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>\n\nTwo',
			),
		);
		expect(post.text).toBe('One\n\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n\nTwo');
		expect(post.conversion.replaced).toEqual(['<iframe> with its address']);
	});

	it('reports the words that a page would not show', async () => {
		const { account: _, ...post } = await only('a.md', front('title: A', 'Seen and gone'));
		expect(accountForWords({ ...post, text: 'Seen' }).missing).toEqual(['and', 'gone']);
	});
});

describe('dates', () => {
	it.each([
		['2020-01-02', '2020-01-02T00:00:00.000Z'],
		['2020-01-02 03:04:05 +0100', '2020-01-02T02:04:05.000Z'],
		['2020-01-02T03:04:05', '2020-01-02T03:04:05.000Z'],
		['2020/1/2', '2020-01-02T00:00:00.000Z'],
		['02.01.2020', '2020-01-02T00:00:00.000Z'],
		['25/12/2020', '2020-12-25T00:00:00.000Z'],
		['12/25/2020 10:30', '2020-12-25T10:30:00.000Z'],
		['Jan 2, 2020', '2020-01-02T00:00:00.000Z'],
		['2 January 2020', '2020-01-02T00:00:00.000Z'],
		['1577923200', '2020-01-02T00:00:00.000Z'],
	])('reads %s', (written, iso) => {
		expect(readDate(written)).toEqual({ iso });
	});
	it('leaves the order of day and month to the language of the site', () => {
		expect(readDate('03/04/2020')).toEqual({
			ambiguous: {
				written: '03/04/2020',
				dayFirst: '2020-04-03T00:00:00.000Z',
				monthFirst: '2020-03-04T00:00:00.000Z',
			},
		});
		expect([isMonthFirst('en'), isMonthFirst('de')]).toEqual([true, false]);
	});
	it.each(['yesterday', '31/31/2020', ''])('does not read %j', (written) => {
		expect(readDate(written)).toBeUndefined();
	});
});

describe('the cases of Medium', async () => {
	const { source, posts, skipped } = await read(join(fixtures, 'medium'));

	it('reads a post without its title and subtitle in the text', () => {
		expect(source).toBe('medium');
		const post = titled(posts, 'Quiet buttons');
		expect(post).toMatchObject({
			slug: 'quiet-buttons',
			date: '2021-05-06T07:08:09.000Z',
			draftReason: '',
			tags: ['Forms', 'UI'],
			author: 'Case Author',
			excerpt: 'Why the second button should whisper.',
			formerPaths: ['/@case/quiet-buttons-0a1b2c3d4e5f'],
		});
		expect(post.text).not.toContain('Quiet buttons');
		expect(post.text).not.toContain('whisper');
		expect(post.text).toMatch(/^!\[Two buttons\]\(http:\/\/127\.0\.0\.1:4999\/buttons\.png\)/);
		expect(post.text).toContain('*Medium caption words*');
		expect(post.text).toContain('```\nconst a = b[i] + "<br>";\nreturn a;\n```');
		expect(post.text).toContain('> Medium quote words');
		expect(post.text).toContain('\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ\n');
		expect(accountForWords(post).missing).toEqual([]);
	});

	it('makes drafts of drafts, and leaves out replies', () => {
		expect(titled(posts, 'Unfinished thoughts').draftReason).toBe('a draft');
		expect(posts).toHaveLength(2);
		expect(skipped).toEqual([expect.objectContaining({ title: 'A reply', reason: 'a reply' })]);
	});

	it('recognises links to its posts by the id at their end', () => {
		const [post] = posts;
		if (!post) throw new Error('no post');
		const find = createPostLookup(
			new Map([[titled(posts, 'Quiet buttons'), '/blog/quiet-buttons']]),
		);
		for (const address of [
			'https://medium.com/@case/an-older-title-0a1b2c3d4e5f?source=post_page',
			'https://medium.com/p/0a1b2c3d4e5f',
			'https://case.medium.com/quiet-buttons-0a1b2c3d4e5f',
		])
			expect(find(address, post), address).toBe('/blog/quiet-buttons');
		expect(find('https://medium.com/@case/louder-0123456789ab', post)).toBeUndefined();
	});
});

describe('the cases of Substack', async () => {
	const { source, posts, skipped } = await read(join(fixtures, 'substack'));

	it('reads posts with their footnotes, quotes and players', () => {
		expect(source).toBe('substack');
		const post = titled(posts, 'Open letter, with a comma');
		expect(post).toMatchObject({
			slug: 'open-letter',
			date: '2021-07-08T09:10:11.000Z',
			draftReason: '',
			excerpt: 'A subtitle here',
			formerPaths: ['/p/open-letter'],
		});
		expect(post.text).toBe(
			[
				'## Substack heading',
				'Open words.[^1]',
				'![A letter](http://127.0.0.1:4999/letter.png)',
				'*Substack caption words*',
				'> Substack pull quote words',
				'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
				'[^1]: Substack footnote words',
			].join('\n\n'),
		);
		expect(post.conversion.replaced).toContain(
			'a button for readers (“Subscribe now”) with nothing',
		);
		expect(accountForWords(post).missing).toEqual([]);
		expect(titled(posts, 'Spoken letter').text).toContain('https://example.com/spoken.mp3');
	});

	it('keeps hidden posts hidden, and leaves out threads and pages', () => {
		expect(titled(posts, 'Paid letter').draftReason).toBe('for paying subscribers only');
		expect(titled(posts, 'Unsent letter').draftReason).toBe('not published');
		expect(skipped.map(({ title, reason }) => [title, reason])).toEqual([
			['A thread', 'a thread'],
			['About', 'a page'],
		]);
	});
});

describe('the cases of Squarespace', async () => {
	const { source, posts } = await read(join(fixtures, 'squarespace.xml'));

	it('reads blocks, and pictures that load late, once', () => {
		expect(source).toBe('squarespace');
		const post = titled(posts, 'Rain — and shine');
		expect(post).toMatchObject({
			slug: 'rain',
			formerPaths: ['/blog/rain.html'],
			cover: 'http://127.0.0.1:4999/cover.png',
			tags: ['Weather'],
			author: 'Case Author',
		});
		expect(post.text.match(/rain\.png/g)).toHaveLength(1);
		for (const part of ['![Rain on a window](', 'SQ CELL', '— Squarespace source', 'watch?v=aqz'])
			expect(post.text).toContain(part);
		expect(titled(posts, 'Untitled words begin this post.').slug).toBe('untitled');
	});
});

describe('sizes of pictures', () => {
	it('asks for the largest size that a platform offers, then for the one in the text', () => {
		const cases = [
			[
				'https://cdn-images-1.medium.com/max/800/1*a.png',
				'https://cdn-images-1.medium.com/max/2500/1*a.png',
			],
			[
				'https://miro.medium.com/v2/resize:fit:700/1*a.png',
				'https://miro.medium.com/v2/resize:fit:2500/1*a.png',
			],
			[
				'https://a.example/wp-content/uploads/b-300x200.jpg?w=300',
				'https://a.example/wp-content/uploads/b.jpg',
			],
			[
				'https://images.squarespace-cdn.com/a.jpg?format=500w',
				'https://images.squarespace-cdn.com/a.jpg?format=2500w',
			],
		] as const;
		for (const [address, largest] of cases)
			expect(pictureCandidates(address, undefined)).toEqual([largest, address]);
		const html =
			'<img src="https://a.example/s.jpg" srcset="https://a.example/m.jpg 600w, https://a.example/l.jpg 1200w">';
		expect(logOf(html).largestPictures).toEqual({
			'https://a.example/s.jpg': 'https://a.example/l.jpg',
		});
	});
});

describe('numbers in spreadsheets', () => {
	it('reads currencies, thousands and decimal signs', () => {
		const point = (text: string) => readNumber(text, '.');
		expect(['1,200', '$1,200.50', 'Free', '80%', '4/5', '★★★☆☆'].map(point)).toEqual([
			1200, 1200.5, 0, 80, 4, 3,
		]);
		expect(['lots', '', '1-2'].map(point)).toEqual([null, null, null]);
		expect(['1.200,50 €', 'EUR 90', '1\u202F200'].map((text) => readNumber(text, ','))).toEqual([
			1200.5, 90, 1200,
		]);
	});

	it('recognises delimiter and decimal sign', () => {
		const sign = (text: string, language: string) => {
			const table = parseCsv('a.csv', text);
			if (!table) throw new Error('no table');
			return findDecimalSign(table, [1], language);
		};
		expect(sign('name;price\nA;1,5', 'en')).toBe(',');
		expect(sign('name;price\nA;1.200', 'de')).toBe(',');
		expect(sign('name,price\nA,"1,200"', 'de')).toBe('.');
		expect(sign('name\tprice\nA\t1.50', 'de')).toBe('.');
	});
});
