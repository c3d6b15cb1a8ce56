import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request as requests } from '@playwright/test';
import { type Import, signIn } from '@sumu/contract';
import { anna } from '../../demo/owners/anna';
import { ceramics } from '../../demo/owners/ceramics';
import { startEmpty } from '../support/empty-product';
import { loadOwner } from '../support/load-owner';
import { OwnerApi } from '../support/owner';
import { contentIn, uploadsIn } from '../support/page-content';
import { owner, site } from '../support/product';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

/** Public texts that are no pages of the sitemap. */
const others = [
	'/rss.xml',
	'/atom.xml',
	'/feed.json',
	'/terms',
	'/privacy',
	'/manifest.webmanifest',
];

type Pages = ReadonlyMap<string, string>;

/** Reads every public page of a site, by its path. */
async function readPages(origin: string): Promise<Pages> {
	const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
	const paths = Array.from(
		sitemap.matchAll(/<loc>([^<]+)/g),
		([, url = '']) => new URL(url).pathname,
	);
	const pages = new Map<string, string>();
	for (const path of [...paths, ...others]) {
		const response = await fetch(origin + path);
		expect(response.status, path).toBe(200);
		pages.set(path, await response.text());
	}
	return pages;
}

async function authorize(context: APIRequestContext): Promise<Record<string, string>> {
	const { email: identifier, password } = owner;
	const response = await context.post(`/api${signIn.path}`, { data: { identifier, password } });
	return { Authorization: `Bearer ${(await response.json()).jwt}` };
}

/** Writes an export of a site into a file. */
async function exportTo(file: string, origin: string) {
	const context = await requests.newContext({ baseURL: origin });
	const response = await context.get('/api/export', { headers: await authorize(context) });
	expect(response.status()).toBe(200);
	await writeFile(file, await response.body());
	await context.dispose();
}

/** Imports a file into a site, and returns the finished import. */
async function importFrom(file: string, origin: string): Promise<Import> {
	const context = await requests.newContext({ baseURL: origin });
	const headers = await authorize(context);
	const buffer = await readFile(file);
	const uploaded = await context.post('/api/imports', {
		headers,
		multipart: { file: { name: 'export.zip', mimeType: 'application/zip', buffer } },
	});
	expect(uploaded.status(), await uploaded.text()).toBe(201);
	const { insertedId } = await uploaded.json();
	const read = async (): Promise<Import> =>
		(await (await context.get(`/api/import/${insertedId}`, { headers })).json()).data;
	await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('ready');
	await context.post(`/api/import/${insertedId}/start`, { headers, data: {} });
	await expect.poll(async () => (await read()).state, { timeout: 240_000 }).toBe('done');
	const found = await read();
	await context.dispose();
	return found;
}

/** Expects every page of a copy to have the words, pictures, order and addresses of the original. */
async function expectSamePages(before: Pages, origin: string, copy: string) {
	const after = await readPages(copy);
	expect([...after.keys()]).toEqual([...before.keys()]);
	for (const [path, html] of before)
		expect(contentIn(after.get(path) ?? '', copy), path).toEqual(contentIn(html, origin));
	const uploads = new Set([...after.values()].flatMap(uploadsIn));
	for (const upload of uploads) {
		const response = await fetch(copy + upload);
		await response.arrayBuffer();
		expect(response.status, upload).toBe(200);
	}
	return uploads.size;
}

let folder: string;
test.beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'round-trip-'));
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the demo, exported and imported into an empty site, has the same pages', {
	tag: '@nightly',
}, async () => {
	test.setTimeout(900_000);
	const file = join(folder, 'demo.zip');
	const before = await readPages(site);
	await exportTo(file, site);
	const copy = await startEmpty();
	try {
		const { report } = await importFrom(file, copy.address);
		expect(report.filter(({ status }) => status === 'refused')).toEqual([]);
		expect(await expectSamePages(before, site, copy.address)).toBeGreaterThan(20);
	} finally {
		await copy.stop();
	}
});

for (const example of [anna, ceramics])
	test(`the site of ${example.folder}, exported and imported into an empty site, has the same pages`, {
		tag: '@nightly',
	}, async () => {
		test.setTimeout(900_000);
		const file = join(folder, `${example.folder}.zip`);
		const original = await startEmpty();
		let before: Pages;
		try {
			const context = await requests.newContext({ baseURL: original.address });
			await loadOwner(await OwnerApi.signIn(context), example);
			await context.dispose();
			before = await readPages(original.address);
			await exportTo(file, original.address);
		} finally {
			await original.stop();
		}
		const copy = await startEmpty();
		try {
			const { report } = await importFrom(file, copy.address);
			expect(report.filter(({ status }) => status === 'refused')).toEqual([]);
			expect(await expectSamePages(before, original.address, copy.address)).toBeGreaterThan(5);
		} finally {
			await copy.stop();
		}
	});
