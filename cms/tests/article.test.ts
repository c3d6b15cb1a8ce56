import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { memoizeByText } from '../src/platform/lib/memoize-by-text.ts';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';
import { remove, uploaded } from './support/uploads.ts';

const rendered = async (...lines: string[]): Promise<string> => {
	const description = lines.join('\n');
	const { status, body } = await asOwner('POST', '/api/blog/preview', { description });
	expect(status).toBe(200);
	return body.data.html.trim();
};

describe('article Markdown', () => {
	it('maps headings to levels 2 to 4, each with a unique id', async () => {
		const html = await rendered('# One', '## One', '### Ünï & *code*', '##### Deep', '## !');
		expect(html.split('\n')).toEqual([
			'<h2 id="one">One</h2>',
			'<h2 id="one-2">One</h2>',
			'<h3 id="ünï-code">Ünï &amp; <em>code</em></h3>',
			'<h4 id="deep">Deep</h4>',
			'<h2 id="part">!</h2>',
		]);
	});

	it('renders strikethrough, column alignment and task lists', async () => {
		expect(await rendered('~~gone~~')).toBe('<p><s>gone</s></p>');
		const table = await rendered('| a | b | c |', '| :- | :-: | -: |', '| 1 | 2 | 3 |');
		expect(table.match(/<td align="(\w+)">/g)).toEqual([
			'<td align="left">',
			'<td align="center">',
			'<td align="right">',
		]);
		expect(await rendered('- [ ] open', '- [x] **done**', '- [not] a task')).toBe(
			[
				'<ul>',
				'<li data-task="open"><span data-sign>☐ </span>open</li>',
				'<li data-task="done"><span data-sign>☑ </span><strong>done</strong></li>',
				'<li>[not] a task</li>',
				'</ul>',
			].join('\n'),
		);
	});

	it('links footnotes to their references and back', async () => {
		const html = await rendered('Said.[^one]', '', '[^one]: By **me**.');
		expect(html).toContain('<sup class="footnote-ref"><a id="fnref1" href="#fn1">1</a></sup>');
		expect(html).toContain('<section class="footnotes">');
		expect(html).toMatch(
			/<li id="fn1"><p>By <strong>me<\/strong>\. <a class="footnote-backref" href="#fnref1">/,
		);
		expect(await rendered('<a id="root" href="/">x</a>')).toBe('<p><a href="/">x</a></p>');
	});

	it.each([
		['an em dash', ['> Less.', '> — Dieter *R.*']],
		['a hyphen', ['> Less.', '> - Dieter *R.*']],
		['an en dash in a separate paragraph', ['> Less.', '>', '> – Dieter *R.*']],
	])('reads the source of a quote after %s', async (_, lines) => {
		expect((await rendered(...lines)).replaceAll('\n', '')).toBe(
			'<figure><blockquote><p>Less.</p></blockquote><figcaption><cite>Dieter <em>R.</em></cite></figcaption></figure>',
		);
	});

	it.each([
		['no dash', ['> Less.', '> Better.']],
		['nothing but a dash line', ['> — Somebody']],
		['a list', ['> Two things:', '> - one', '> - two']],
	])('leaves a quote with %s as it is', async (_, lines) => {
		expect(await rendered(...lines)).toMatch(/^<blockquote>[\s\S]*<\/blockquote>$/);
	});

	it('renders two images on one line as a pair or a before/after comparison', async () => {
		const [one, other] = ['![a](/a.png)', '![b](/b.png)'];
		expect(await rendered(`${one} ${other}`)).toMatch(
			/^<div data-pair="beside"><img [^>]*src="\/a\.png"[^>]*\/><img [^>]*\/><\/div>$/,
		);
		expect(await rendered('![a](/a.png "Before") ![b](/b.png "after")')).toMatch(
			/^<div data-pair="compared">/,
		);
		for (const text of [one, `${one} and ${other}`, `${one}\n${other}`, `${one} ${other} ${one}`])
			expect(await rendered(text), text).not.toContain('data-pair');
	});

	it('renders media library images responsively, with dimensions and a placeholder', async () => {
		const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
		const data = await sharp({
			create: { width: 700, height: 400, channels: 3, background: '#888', noise },
		})
			.png()
			.toBuffer();
		const file = await uploaded('article.png', data, 'image/png');
		const html = await rendered(`![](${file.url}) and ![Mine](${file.url})`);
		const [first = '', second = ''] = html.match(/<picture>.*?<\/picture>/g) ?? [];
		expect(first).toMatch(/<source type="image\/avif" srcset="\S+ 320w, \S+ 480w, \S+ 640w">/);
		expect(first).toMatch(/<source type="image\/webp" srcset="\S+ 320w, \S+ 480w, \S+ 640w">/);
		expect(first).toContain('width="700" height="400"');
		expect(first).toContain(`style="background:url(${file.placeholder}) center/cover"`);
		expect(second).toContain('alt="Mine"');
		expect(await rendered(`![](http://site.test${file.url})`)).toContain('640w');
		await remove(file);
		expect(await rendered(`![](${file.url})`)).toMatch(/^<p><img [^>]*\/><\/p>$/);
	});

	it('stores Markdown exactly as typed', async () => {
		const parts = [
			'# One  \nwith a break',
			'~~gone~~ **bold _both_** `code`',
			'- [ ] open\n- [x] done\n  1. deep',
			'> Less.\n> — Dieter',
			'| a | b |\n| :- | -: |\n| 1 \\| 2 | 3 |',
			'```js\nconst a = `;\t// <b>\n```',
			'Said.[^1]\n\n[^1]: By *me*.',
			'![a](/a.png "before") ![b](/b.png "after")',
			'https://elsewhere.example/?a=1&b=2',
			'<details><summary>More</summary>\n\n😀 বাংলা\u00a0“x”\n\n</details>',
		];
		const img = 'https://pictures.example.com/a.jpg';
		const first = { topic: 'Kept', author: 'Sumu', description: 'x', img };
		const { insertedId } = (await asOwner('POST', '/api/blog/add-blog', first)).body;
		for (let number = 0; number < 100; number += 1) {
			const chosen = parts.filter((_, at) => (number * 37 + at * at * 11) % 5 < 3);
			const description = [...chosen.slice(number % 7), ...chosen, `End ${number}`].join('\n\n');
			const { body } = await asOwner('PUT', `/api/blog/update/${insertedId}`, { description });
			expect(body.data.description).toBe(description);
		}
		await clear('blog');
	});
});

describe('memoizeByText', () => {
	it('computes the result for each text once', () => {
		const made: string[] = [];
		const { one } = memoizeByText((text) => {
			made.push(text);
			return { text };
		});
		const warp = one('warp');
		expect(warp).toEqual({ text: 'warp' });
		expect(one('weft')).toEqual({ text: 'weft' });
		expect(one('warp')).toBe(warp);
		expect(made).toEqual(['warp', 'weft']);
	});

	it('evicts the oldest results when long results fill the cache', async () => {
		let made = 0;
		const { one } = memoizeByText(
			(text) => {
				made += 1;
				return text.repeat(3_000_000);
			},
			({ length }) => length,
		);
		for (const text of ['a', 'b', 'c', 'c', 'b', 'a']) one(text);
		expect(made).toBe(4);
	});
});
