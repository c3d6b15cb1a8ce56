import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { memoizeByText } from '../src/platform/lib/made-of-texts.ts';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';
import { remove, uploaded } from './support/uploads.ts';

const rendered = async (...lines: string[]): Promise<string> => {
	const description = lines.join('\n');
	const { status, body } = await asOwner('POST', '/api/blog/preview', { description });
	expect(status).toBe(200);
	return body.data.html.trim();
};

describe('the dialect of articles', () => {
	it('has headings 2 to 4, each with an address of its own', async () => {
		const html = await rendered('# One', '## One', '### Ünï & *code*', '##### Deep', '## !');
		expect(html.split('\n')).toEqual([
			'<h2 id="one">One</h2>',
			'<h2 id="one-2">One</h2>',
			'<h3 id="ünï-code">Ünï &amp; <em>code</em></h3>',
			'<h4 id="deep">Deep</h4>',
			'<h2 id="part">!</h2>',
		]);
	});

	it('strikes out, aligns columns, and lists tasks', async () => {
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

	it('has footnotes that lead there and back', async () => {
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
		['a hyphen, which alone would be a list', ['> Less.', '> - Dieter *R.*']],
		['a line of its own', ['> Less.', '>', '> – Dieter *R.*']],
	])('takes the source of a quote from behind %s', async (_, lines) => {
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

	it('sets two pictures on a line side by side, or to be compared', async () => {
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

	it('shows pictures of the media library in every size, their place kept free', async () => {
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

	it('leaves a text as it was typed, whatever is in it', async () => {
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

describe('what is made of texts', () => {
	it('is made once of each', () => {
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

	it('is forgotten where it is long, the oldest first', async () => {
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
