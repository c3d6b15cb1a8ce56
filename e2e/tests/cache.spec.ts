import type { APIRequestContext } from '@playwright/test';
import { signIn } from '@sumu/contract';
import { Panel } from '../support/panel';
import { owner } from '../support/product';
import { expect, test } from '../support/test';

const list = async (request: APIRequestContext, path: string) =>
	(await (await request.get(`/api${path}`)).json()).data;
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

async function asOwner(request: APIRequestContext) {
	const response = await request.post(`/api${signIn.path}`, {
		data: { identifier: owner.email, password: owner.password },
	});
	const { jwt } = await response.json();
	return { Authorization: `Bearer ${jwt}` };
}

test('an update through the API soon appears on every page that shows it', async ({ request }) => {
	const [{ image: _image, ...before }] = await list(request, '/projects?limit=1');
	const { _id: id } = before;
	const headers = await asOwner(request);
	const theme = 'Tea by the kettle';
	const paths = ['/', '/projects/page=1', `/project/${id}`, '/api/projects', `/api/project/${id}`];
	await expect(async () => {
		for (const path of paths) expect(await textOf(request, path), path).not.toContain(theme);
	}).toPass();
	try {
		const changed = await request.put(`/api/project/update/${id}`, {
			headers,
			data: { ...before, projectTheme: theme },
		});
		expect(changed.status(), await changed.text()).toBe(200);
		await expect(async () => {
			for (const path of paths) expect(await textOf(request, path), path).toContain(theme);
		}).toPass();
	} finally {
		await request.put(`/api/project/update/${id}`, { headers, data: before });
	}
});

test('an update in the panel soon appears on every page that shows it', async ({ request }) => {
	const [{ _id: id, topic: before }] = (await list(request, '/blog')).slice(-1);
	const panel = await Panel.signIn(request);
	const topic = 'What the kettle says';
	const paths = [
		'/',
		'/blogs/page=1',
		`/blog/${id}`,
		'/rss.xml',
		'/atom.xml',
		'/feed.json',
		'/api/blog',
	];
	await expect(async () => {
		for (const path of paths) expect(await textOf(request, path), path).not.toContain(topic);
	}).toPass();
	try {
		await panel.publish('api::blog.blog', id, { topic });
		await expect(async () => {
			for (const path of paths) expect(await textOf(request, path), path).toContain(topic);
		}).toPass();
	} finally {
		await panel.publish('api::blog.blog', id, { topic: before });
	}
});

const feeds = ['/rss.xml', '/atom.xml', '/feed.json'];

test('a deleted post returns 404 and is removed from the feeds', async ({ request }) => {
	const headers = await asOwner(request);
	const data = {
		topic: 'Gone soon',
		author: 'Sumu',
		description: 'A line.',
		img: 'https://a.example/a.png',
	};
	const added = await request.post('/api/blog/add-blog', { headers, data });
	expect(added.status(), await added.text()).toBe(201);
	const { insertedId, data: made } = await added.json();
	const path = `/blog/${made.slug}`;
	await expect(async () => {
		expect((await request.get(path)).status()).toBe(200);
		for (const feed of feeds) expect(await textOf(request, feed)).toContain(path);
	}).toPass();
	await request.delete(`/api/blog/${insertedId}`, { headers });
	await expect(async () => {
		expect((await request.get(path)).status()).toBe(404);
		for (const feed of feeds) expect(await textOf(request, feed)).not.toContain(path);
	}).toPass();
});

test('a cached small picture is evicted when replaced or deleted in the media library', async ({
	request,
}) => {
	const panel = await Panel.signIn(request);
	const drawing = (fill: string) => ({
		name: 'small.svg',
		mimeType: 'image/svg+xml',
		buffer: Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="${fill}" d="M0 0h9v9z"/></svg>`,
		),
	});
	const { id, url } = await panel.putFile(drawing('#123456'));
	const first = await request.get(url);
	expect(await first.text()).toContain('#123456');
	const { etag = '', 'content-security-policy': policy } = first.headers();
	expect(policy).toContain('sandbox');
	const known = await request.get(url, { headers: { 'If-None-Match': etag } });
	expect(known.status()).toBe(304);
	const other = await panel.putFile(drawing('#654321'), id);
	expect(await textOf(request, other.url)).toContain('#654321');
	// The former address redirects to the replacement.
	await expect(async () => expect(await textOf(request, url)).toContain('#654321')).toPass();
	const isGone = (path: string) => async () => expect((await request.get(path)).status()).toBe(404);
	await panel.deleteFile(id);
	await expect(isGone(other.url)).toPass();
});

for (const path of ['/', '/projects/page=1', '/sitemap.xml', '/api/projects'])
	test(`${path} returns 304 for a matching ETag`, async ({ request }) => {
		const first = await request.get(path);
		const { etag = '', 'content-encoding': encoding } = first.headers();
		expect(etag).not.toBe('');
		expect(encoding).toBe('br');
		const again = await request.get(path, { headers: { 'If-None-Match': etag } });
		expect(again.status()).toBe(304);
		expect(again.headers().etag).toBe(etag);
		expect(await again.text()).toBe('');
		const other = await request.get(path, { headers: { 'If-None-Match': 'W/"another"' } });
		expect(other.status()).toBe(200);
	});

test('hashed files are cached as immutable', async ({ request }) => {
	const html = await (await request.get('/')).text();
	const [script = ''] = /\/assets\/react-[\w-]+\.js/.exec(html) ?? [];
	const { 'cache-control': rule, 'content-encoding': encoding } = (
		await request.get(script)
	).headers();
	expect(rule).toBe('public, max-age=31536000, immutable');
	expect(encoding).toBe('br');
});
