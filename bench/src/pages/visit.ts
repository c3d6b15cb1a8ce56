import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { slowPhone } from './slow-phone';
import { observeVitals, readVitals, type Vitals } from './vitals';
import { type Kind, observeWeight } from './weight';

export interface Visit extends Vitals {
	/** Transferred bytes. */
	readonly weight: Readonly<Record<Kind, number>>;
	/** Size of all scripts in bytes with gzip, regardless of the encoding they were sent with. */
	readonly gzipped: number;
}

/** Milliseconds for work to finish that the last response started. */
const settling = 2000;

/**
 * Requests the scripts again outside the page, because the browser discards the body of a script that is only
 * preloaded.
 */
async function gzippedSize(page: Page, urls: readonly string[]): Promise<number> {
	let size = 0;
	for (const url of new Set(urls)) {
		const response = await page.request.get(url);
		size += gzipSync(await response.body(), { level: 9 }).byteLength;
	}
	return size;
}

/** First visit to a page without Chrome's connection emulation, for the URL of a shaped line. */
export async function visitOver(browser: Browser, url: string): Promise<Vitals> {
	const page = await slowPhone(browser, 'its own');
	await observeVitals(page);
	await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
	const vitals = await readVitals(page);
	await page.context().close();
	return vitals;
}

/**
 * First visit to a page, without any interaction.
 * @param slowdown of the processor
 */
export async function visit(browser: Browser, url: string, slowdown?: number): Promise<Visit> {
	const page = await slowPhone(browser, 'emulated', slowdown);
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
