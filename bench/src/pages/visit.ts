import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { slowPhone } from './slow-phone';
import { observeVitals, readVitals, type Vitals } from './vitals';
import { type Kind, observeWeight } from './weight';

export interface Visit extends Vitals {
	/** Bytes, as transferred. */
	readonly weight: Readonly<Record<Kind, number>>;
	/** Bytes of all scripts under gzip, whatever they were sent in. */
	readonly gzipped: number;
}

/** Milliseconds after the last answer in which what it set going comes to an end. */
const settling = 2000;

/** Asks again, apart from the page: the browser does not keep what was only preloaded. */
async function gzippedSize(page: Page, urls: readonly string[]): Promise<number> {
	let size = 0;
	for (const url of new Set(urls)) {
		const response = await page.request.get(url);
		size += gzipSync(await response.body(), { level: 9 }).byteLength;
	}
	return size;
}

/** Opens a page for the first time over a line of its own. */
export async function visitOver(browser: Browser, url: string): Promise<Vitals> {
	const page = await slowPhone(browser, 'its own');
	await observeVitals(page);
	await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
	const vitals = await readVitals(page);
	await page.context().close();
	return vitals;
}

/** Opens a page for the first time and does nothing there. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
	const page = await slowPhone(browser);
	const loaded = observeWeight(page);
	await observeVitals(page);
	await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
	await page.waitForTimeout(settling);
	const vitals = await readVitals(page);
	const weight = { html: 0, script: 0, style: 0, picture: 0, font: 0, other: 0 };
	const all = await loaded();
	for (const { kind, bytes } of all) weight[kind] += bytes;
	const scripts = all.filter(({ kind }) => kind === 'script').map(({ url }) => url);
	const gzipped = await gzippedSize(page, scripts);
	await page.context().close();
	return { ...vitals, weight, gzipped };
}
