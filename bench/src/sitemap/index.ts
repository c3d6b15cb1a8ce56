import { owner } from '../../../cms/tests/support/server.ts';
import { fill, filledId } from '../lists/fill';
import { asOwnerHeaders } from '../lists/owner-headers';
import { median } from '../median';
import { type Product, withProduct } from '../product/start';
import { kilobytes, type Row, type Table } from '../table';

const sizes = [1000, 10_000] as const;
/** Rows per page of the lists that the sitemap used to read. */
const listPageSize = 100;
const idleMs = 3000;
const SAVES = 5;
const feeds = ['/rss.xml', '/atom.xml', '/feed.json'];

/** Result of some work, and how long other calls waited meanwhile. */
interface Measured {
	readonly bytes: number;
	readonly ms: number;
	readonly longestWait: number;
	readonly medianWait: number;
}

async function read(url: string): Promise<string> {
	const response = await fetch(url);
	const text = await response.text();
	if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 200)}`);
	return text;
}

const countBytes = (texts: readonly string[]) =>
	texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Sends one call after the other, uncached ones through the site to the CMS, until the work is done. */
async function measureBeside(address: string, work: () => Promise<string[]>): Promise<Measured> {
	const start = performance.now();
	let isDone = false;
	const result = work().finally(() => {
		isDone = true;
	});
	const waits: number[] = [];
	while (!isDone) {
		const sent = performance.now();
		await read(`${address}/api/skills?limit=1&uncached=${waits.length}`);
		waits.push(performance.now() - sent);
	}
	const bytes = countBytes(await result);
	const ms = performance.now() - start;
	return { bytes, ms, longestWait: Math.max(...waits), medianWait: median(waits) };
}

/** Reads the sitemap, and all its files if it is an index. */
async function readSitemap(address: string): Promise<string[]> {
	const sitemap = await read(`${address}/sitemap.xml`);
	const texts = [sitemap];
	if (sitemap.includes('<sitemapindex'))
		for (const [, file = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
			const { pathname, search } = new URL(file);
			texts.push(await read(address + pathname + search));
		}
	return texts;
}

/** Reads what the sitemap read before it had calls of its own: all pages of two lists, both at the same time. */
async function readLists(address: string, rows: number): Promise<string[]> {
	const readList = async (path: string) => {
		const texts: string[] = [];
		for (let page = 1; page <= rows / listPageSize; page += 1)
			texts.push(await read(`${address}${path}?page=${page}&size=${listPageSize}&uncached=`));
		return texts;
	};
	const texts = await Promise.all(['/api/projects', '/api/blog'].map(readList));
	return texts.flat();
}

/** Changes a setting, after which every page has to be made again. */
async function edit(address: string, name: string): Promise<void> {
	const response = await fetch(`${address}/api/site`, {
		method: 'PUT',
		headers: { 'content-type': 'application/json', ...(await asOwnerHeaders(address)) },
		body: JSON.stringify({ ownerName: name }),
	});
	if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
	await response.body?.cancel();
}

/** Saves one of the filled posts several times, as an owner does. */
async function savePost(address: string): Promise<string[]> {
	const headers = { 'content-type': 'application/json', ...(await asOwnerHeaders(address)) };
	const texts: string[] = [];
	for (let save = 0; save < SAVES; save += 1) {
		const response = await fetch(`${address}/api/blog/update/${filledId(save)}`, {
			method: 'PUT',
			headers,
			body: JSON.stringify({ topic: `Saved ${save}` }),
		});
		texts.push(await response.text());
		if (!response.ok) throw new Error(`${response.status} ${texts.at(-1)}`);
	}
	return texts;
}

async function measureProduct({ address, dataDir }: Product, rows: number): Promise<Row[]> {
	await fill({ DATA_DIR: dataDir }, rows);
	// Fills the caches of the database and the compiler.
	await readLists(address, rows);
	await edit(address, 'Mira');
	const idle = await measureBeside(address, async () => {
		await new Promise((wake) => setTimeout(wake, idleMs));
		return [];
	});
	const results = {
		'The lists, read whole as before': await measureBeside(address, () => readLists(address, rows)),
		'The sitemap, all its files': await measureBeside(address, () => readSitemap(address)),
		[`Saving ${SAVES} posts`]: await measureBeside(address, () => savePost(address)),
		'The three feeds': await measureBeside(address, async () => {
			const texts: string[] = [];
			for (const feed of feeds) texts.push(await read(address + feed));
			return texts;
		}),
	};
	const toRow = (name: string, { bytes, ms, longestWait, medianWait }: Measured): Row => [
		name,
		rows.toLocaleString('en'),
		bytes > 0 ? kilobytes(bytes) : '–',
		Math.round(ms),
		Math.round(longestWait),
		(longestWait / idle.longestWait).toFixed(1),
		(medianWait / idle.medianWait).toFixed(1),
	];
	return [
		toRow('Nothing', idle),
		...Object.entries(results).map(([name, result]) => toRow(name, result)),
	];
}

/** Measures the cost of sitemap and feeds after an edit, and how long they delay other calls. */
export const sitemapTable: Table = {
	name: 'sitemap',
	headings: [
		'After an edit',
		'Projects, and as many posts',
		'kB',
		'ms',
		'longest wait of another call, ms',
		'to the longest without',
		'its median to that without',
	],
	async measure() {
		const rows: Row[] = [];
		for (const size of sizes) {
			console.log(`Sitemap and feeds with ${size} rows`);
			const variables = {
				SEED_DEMO: 'false',
				OWNER_EMAIL: owner.email,
				OWNER_PASSWORD: owner.password,
				CALL_RATE_LIMIT: '1000000',
			};
			rows.push(...(await withProduct((product) => measureProduct(product, size), variables)));
		}
		return rows;
	},
};
