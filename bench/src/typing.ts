import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { median } from './median';
import { owner, signedIn } from './product/signed-in';
import { withProduct } from './product/start';
import type { Row, Table } from './table';

const sizes = [1_000, 20_000, 100_000] as const;
const keys = 60;
/** Milliseconds between keystrokes of a fast typist. */
const delay = 60;

/** Baseline: a plain text area without the editor. */
const bare = '<textarea aria-label="Description" style="width:480px;height:640px"></textarea>';

const paragraph =
	'A weaver **counts** threads before a _single_ motif appears, and plans [pages](https://example.com) so.\n\n';
const textOf = (length: number) =>
	paragraph.repeat(Math.ceil(length / paragraph.length)).slice(0, length - keys - 1);

/** Main-thread CPU time in milliseconds. Thread ticks exclude most of the load of other processes. */
async function worked(client: CDPSession): Promise<number> {
	const { metrics } = await client.send('Performance.getMetrics');
	return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * Types at the end and in the middle of a text. Figures are the median and maximum CPU time per key in
 * milliseconds, including the work a key triggers.
 */
async function type(page: Page, address: string, length: number): Promise<Row> {
	if (address) await page.goto(`${address}/sumu/add-blog`);
	else await page.setContent(bare);
	const area = page.getByLabel('Description', { exact: true });
	await area.fill(textOf(length));
	await page.waitForTimeout(3000);
	const client = await page.context().newCDPSession(page);
	await client.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
	await client.send('Performance.enable');
	const figures: number[] = [];
	for (const at of [1, 0.5]) {
		await area.evaluate((node: HTMLTextAreaElement, part) => {
			const place = Math.floor(node.value.length * part);
			node.focus();
			node.setSelectionRange(place, place);
		}, at);
		const each: number[] = [];
		for (let key = 0; key < keys / 2; key += 1) {
			const before = await worked(client);
			await page.keyboard.press('a');
			await page.waitForTimeout(delay);
			each.push((await worked(client)) - before);
		}
		figures.push(median(each), Math.max(...each));
	}
	const name = `${length.toLocaleString('en')} characters${address ? '' : ', in a bare text area'}`;
	return [name, ...figures.map((one) => one.toFixed(1))];
}

async function measureTyping(address: string): Promise<readonly Row[]> {
	const browser = await chromium.launch(chromiumOptions());
	try {
		const page = await signedIn(await browser.newContext(), address);
		const rows: Row[] = [];
		for (const length of sizes) rows.push(await type(page, address, length));
		rows.push(await type(page, '', Math.max(...sizes)));
		return rows;
	} finally {
		await browser.close();
	}
}

export const typingTable: Table = {
	name: 'typing',
	headings: ['A post of', 'at its end: middle ms', 'worst ms', 'amid it: middle ms', 'worst ms'],
	measure: () =>
		withProduct(({ address }) => measureTyping(address), {
			OWNER_EMAIL: owner.email,
			OWNER_PASSWORD: owner.password,
		}),
};
