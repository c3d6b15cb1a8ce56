// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { findTextTags } from '../../src/features/admin/forms/markdown/markdown-preview';
import { cleanHtml, isFormatted } from '../../src/features/admin/forms/markdown/paste/clean-html';
import { readPaste } from '../../src/features/admin/forms/markdown/paste/read-paste';

const read = (name: string) =>
	readFileSync(join(import.meta.dirname, '../fixtures/paste', name), 'utf8');
const upload = () => vi.fn(async () => `${location.origin}/uploads/pasted_1.png`);

describe('a paste of', () => {
	it.each([
		['google-docs', { external: 1, lost: 0 }, 0],
		['word', { external: 0, lost: 1 }, 0],
		['libreoffice', { external: 0, lost: 0 }, 1],
		['web-page', { external: 1, lost: 0 }, 0],
	])('%s keeps its headings, marks, lists, tables, links and pictures', async (name, losses, uploads) => {
		const send = upload();
		const result = await readPaste(read(`${name}.html`), send);
		expect(result?.markdown).toBe(read(`${name}.md`).trim());
		expect(result).toMatchObject(losses);
		expect(send).toHaveBeenCalledTimes(uploads);
	});
});

test('a picture that cannot be uploaded is reported, and the text stays', async () => {
	const html = '<p>One <img src="data:image/png;base64,AAAA"> two</p>';
	const result = await readPaste(html, () => Promise.reject(new Error('Out of order')));
	expect(result).toEqual({ markdown: 'One two', lost: 1, external: 0 });
});

test('HTML without formatting, or of a single code block, is not converted', async () => {
	expect(await readPaste('<p><span style="color: red">Warp</span></p>', upload())).toBeNull();
	expect(isFormatted(cleanHtml('<pre><b>const</b> warp = 1;</pre>'))).toBe(false);
});

test('tags shown as text are found, except in code and escaped ones', () => {
	const markdown = 'Vec<T> and <your-name>, a < b, \\<u>\n\n    <div>\n\n<b>x</b>';
	const html =
		'<p>Vec&lt;T&gt; and &lt;your-name&gt;, a &lt; b, &lt;u&gt;</p><pre><code>&lt;div&gt;</code></pre><p><b>x</b></p>';
	expect(findTextTags(markdown, html)).toEqual(['<T>', '<your-name>']);
});
