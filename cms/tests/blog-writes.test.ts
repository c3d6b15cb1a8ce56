import { apiEndpoints, errorSchema, messages } from '@sumu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/api.ts';
import { asOwner } from './support/owner.ts';
import { clear } from './support/panel.ts';

const post = {
	topic: 'Forms first',
	author: 'Sumu',
	description: 'A form is **HTML** first.',
	img: 'https://pictures.example.com/forms.jpg',
};
const add = async (more: object = {}) =>
	(await asOwner('POST', '/blog/add-blog', { ...post, ...more })).body;
const topics = (list: { topic: string }[]) => list.map(({ topic }) => topic);

afterAll(() => clear('blog'));

describe('POST /blog/add-blog', () => {
	it('adds and publishes a post with the server’s date', async () => {
		const { status, body } = await asOwner('POST', '/api/blog/add-blog', {
			...post,
			date: '1999-01-01T00:00:00.000Z',
			_id: 'x',
			publishedAt: null,
		});
		expect(status).toBe(201);
		expect(apiEndpoints.addBlog.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject(post);
		expect(body.insertedId).toBe(body.data._id);
		expect(Date.now() - Date.parse(body.data.date)).toBeLessThan(60_000);
		const { status: state, publishAt, shown, ...listed } = body.data;
		expect({ state, publishAt, shown }).toEqual({
			state: 'published',
			publishAt: null,
			shown: true,
		});
		expect((await call('/api/blogs/1')).body.data[0]).toEqual(listed);
	});

	it.each([
		['topic', '', messages.enterBlogName],
		['author', ' ', messages.enterAuthor],
		['description', undefined, messages.enterBlogDescription],
		['img', 'ftp://example.com/a.png', messages.invalidAddress],
		['img', 'http://site.test/uploads/gone.png', messages.noSuchPicture],
		['topic', 'x'.repeat(301), messages.tooLong(300)],
	])('refuses %s %j', async (field, value, message) => {
		const { status, body } = await asOwner('POST', '/api/blog/add-blog', {
			...post,
			[field]: value,
		});
		expect(status).toBe(400);
		expect(errorSchema.safeParse(body).error).toBeUndefined();
		expect(body.error.details.errors).toEqual([{ path: [field], message }]);
	});
});

describe('a post', () => {
	let id = '';
	beforeAll(async () => {
		id = (await add()).insertedId;
	});

	it('accepts partial updates and keeps its date and other fields', async () => {
		const before = (await call(`/api/blog/${id}`)).body.data;
		const { status, body } = await asOwner('PUT', `/blog/update/${id}`, {
			topic: 'Forms last',
			date: '1999-01-01',
		});
		expect(status).toBe(200);
		expect(apiEndpoints.updateBlog.response.safeParse(body).error).toBeUndefined();
		expect(body.data).toMatchObject({ ...post, topic: 'Forms last', date: before.date });
		expect((await call(`/api/blog/${id}`)).body.data.topic).toBe('Forms last');
	});

	it('refuses an empty field and returns 404 for an unknown id', async () => {
		const { status, body } = await asOwner('PUT', `/api/blog/update/${id}`, { topic: '' });
		expect(status).toBe(400);
		expect(body.error.message).toBe(messages.enterBlogName);
		expect((await asOwner('PUT', '/api/blog/update/nope', { topic: 'x' })).status).toBe(404);
		expect((await asOwner('DELETE', '/api/blog/nope')).status).toBe(404);
	});

	it('is deleted', async () => {
		const { status, body } = await asOwner('DELETE', `/blog/${id}`);
		expect(status).toBe(200);
		expect(body.data).toMatchObject({ acknowledged: true });
		expect((await call(`/api/blog/${id}`)).status).toBe(404);
	});
});

describe('a rendered post', () => {
	const description = [
		'# Title',
		'Some **bold** text, a [link](https://elsewhere.example "There") and https://auto.example.',
		'```css\na { color: red }\n```',
		'```\n<b>plain</b>\n```',
		'| a | b |\n| :- | -: |\n| 1 | 2 |',
		'<script>alert(1)</script><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>',
		'<iframe src="https://evil.example"></iframe><style>*{display:none}</style><p style="color:red" onclick="x">y</p>',
		'![Loom](/uploads/loom.png)',
		'<main><form action="https://evil.example"><input name="p"></form></main>',
	].join('\n\n');

	it('is sanitised HTML with highlighted code', async () => {
		const { insertedId } = await add({ description });
		const { body } = await call(`/api/blog/${insertedId}`);
		expect(apiEndpoints.getBlog.response.safeParse(body).error).toBeUndefined();
		const { html } = body.data;
		expect(body.data.description).toBe(description);
		expect(html).toContain('<h2 id="title">Title</h2>');
		expect(html).toContain('<strong>bold</strong>');
		expect(html).toContain('<a href="https://elsewhere.example" title="There" rel="noopener">');
		expect(html).toContain('<a href="https://auto.example" rel="noopener">');
		expect(html).toMatch(
			/<code class="language-css">.*<span class="hljs-attribute">color<\/span>/s,
		);
		expect(html).toContain('&lt;b&gt;plain&lt;/b&gt;');
		expect(html).toContain('<td align="right">2</td>');
		expect(html).toContain('src="/uploads/loom.png"');
		expect(html).toContain('loading="lazy"');
		const tags: string = html.match(/<[^>]*>/g).join('\n');
		for (const evil of ['script', 'onerror', 'onclick', 'javascript:', 'iframe', 'style', '<main'])
			expect(tags, evil).not.toContain(evil);
		expect(tags).not.toMatch(/<(?:form|input)/);
		// Disallowed tags are shown as text.
		expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
	});

	it('has the same HTML in the preview, which only the owner can request', async () => {
		const { status, body } = await asOwner('POST', '/api/blog/preview', { description });
		expect(status).toBe(200);
		const { data } = (await call('/api/blog?limit=1&full')).body;
		expect(body.data.html).toBe(data[0].html);
		const preview = { method: 'POST', body: { description } };
		expect((await call('/api/blog/preview', preview)).status).toBe(401);
		expect((await asOwner('POST', '/api/blog/preview', { description: '' })).status).toBe(400);
	});

	it('has the same HTML until its text changes', async () => {
		const { insertedId } = await add({ description: 'Some **warp**' });
		const html = async () => {
			const { data } = (await call('/api/blog?limit=1&full=true')).body;
			expect(data[0]._id).toBe(insertedId);
			return data[0].html.trim();
		};
		const was = await html();
		expect([was, await html()]).toEqual(['<p>Some <strong>warp</strong></p>', was]);
		await asOwner('PUT', `/blog/update/${insertedId}`, { description: 'Some *weft*' });
		expect(await html()).toBe('<p>Some <em>weft</em></p>');
	});

	it('includes its HTML in a list only on request', async () => {
		for (const path of ['/api/blog', '/api/blog?full=false', '/api/blogs/1'])
			expect((await call(path)).body.data[0]).not.toHaveProperty('html');
		expect((await call('/api/blog?full=true')).body.data[0].html).toContain('<p>');
		expect((await call('/api/blog?full=maybe')).status).toBe(400);
	});
});

describe('the blog list', () => {
	beforeAll(async () => {
		await clear('blog');
		for (const topic of ['Warp', 'Weft', 'Wool'])
			await add({ topic, author: topic === 'Weft' ? 'Anwar' : 'Sumu' });
	});

	it('links each post to the previous and next one', async () => {
		const list = (await call('/api/blog')).body.data;
		expect(topics(list)).toEqual(['Warp', 'Weft', 'Wool']);
		const around = async (index: number) => {
			const { previous, next } = (await call(`/api/blog/${list[index]._id}`)).body.data;
			return [previous?.topic ?? null, next?.topic ?? null];
		};
		expect(await around(0)).toEqual([null, 'Weft']);
		expect(await around(1)).toEqual(['Warp', 'Wool']);
		expect(await around(2)).toEqual(['Weft', null]);
		const { next } = (await call(`/api/blog/${list[0]._id}`)).body.data;
		expect(next).toMatchObject({
			_id: list[1]._id,
			date: list[1].date,
			picture: { url: post.img },
		});
	});

	it('pages posts newest first, or sorted and searched on request', async () => {
		const page = async (query: string) => (await call(`/api/blog?${query}`)).body;
		const first = await page('page=1&size=2');
		expect(apiEndpoints.listBlogs.response.safeParse(first).error).toBeUndefined();
		expect(first).toMatchObject({ status: true, pagination: [1, 2], total: 3 });
		expect(topics(first.data)).toEqual(['Wool', 'Weft']);
		expect(topics((await page('page=2&size=2')).data)).toEqual(['Warp']);
		expect(topics((await page('page=1&sort=topic')).data)).toEqual(['Warp', 'Weft', 'Wool']);
		expect(topics((await page('page=1&sort=-topic')).data)).toEqual(['Wool', 'Weft', 'Warp']);
		expect(topics((await page('page=1&sort=author')).data)[0]).toBe('Weft');
		expect(await page('page=1&search=WE')).toMatchObject({ total: 1, data: [{ topic: 'Weft' }] });
		expect((await page('page=1&search=%25')).total).toBe(0);
		expect((await page('page=1&search=_')).total).toBe(0);
	});

	it('returns 404 for a missing page and 400 for an invalid query', async () => {
		const { status, body } = await call('/api/blog?page=2');
		expect(status).toBe(404);
		expect(body).toMatchObject({ status: false, data: [], pagination: [1], total: 3 });
		for (const query of ['page=0', 'page=x', 'page=1&size=101', 'page=1&sort=description'])
			expect((await call(`/api/blog?${query}`)).status, query).toBe(400);
		expect((await call('/api/blog?page=1&sort=documentId')).status).toBe(400);
	});
});
