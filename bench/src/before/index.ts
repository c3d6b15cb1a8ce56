import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { median } from '../median';
import { shapedLine } from '../pages/shaped-connection';
import { type Visit, visit, visitOver } from '../pages/visit';
import type { Vitals } from '../pages/vitals';
import { publicPages } from '../product/public-pages';
import { withProduct } from '../product/start';
import { kilobytes, type Row, type Table } from '../table';

/** Visits per product and page; the two products alternate. */
const rounds = 5;

/** Figures of one page: over Chrome's emulated connection, and over a shaped connection. */
interface Twice extends Visit {
	readonly over: Vitals;
}

/** Figures in the order of the table's columns, each with its formatter. */
const figures: readonly [(visit: Twice) => number, (middle: number) => string | number][] = [
	[({ weight }) => Object.values(weight).reduce((sum, one) => sum + one, 0), kilobytes],
	[({ gzipped }) => gzipped, kilobytes],
	[({ largest }) => largest, Math.round],
	[({ blocking }) => blocking, Math.round],
	[({ shift }) => shift, (shift) => shift.toFixed(3)],
	[({ over }) => over.largest, Math.round],
	[({ over }) => over.picture, (painted) => Math.round(painted) || '–'],
];

function row(title: string, before: readonly Twice[], now: readonly Twice[]): Row {
	const cells = figures.map(([figure, write]) =>
		[before, now].map((visits) => write(median(visits.map(figure)))).join(' → '),
	);
	return [title, ...cells];
}

/** Returns a function that visits a page of this product over both connections. */
async function sideOf(browser: Browser, address: string) {
	const line = await shapedLine(new URL(address));
	return {
		visit: async (path: string): Promise<Twice> => ({
			...(await visit(browser, address + path)),
			over: await visitOver(browser, line.address + path),
		}),
		close: line.close,
	};
}

async function compare(browser: Browser, before: string, now: string): Promise<readonly Row[]> {
	await publicPages(before);
	const pages = await publicPages(now);
	const sides = { before: await sideOf(browser, before), now: await sideOf(browser, now) };
	const rows: Row[] = [];
	for (const { title, path } of pages) {
		console.log(`  ${title}`);
		const seen: Record<'before' | 'now', Twice[]> = { before: [], now: [] };
		for (let round = 0; round < rounds; round += 1) {
			seen.before.push(await sides.before.visit(path));
			seen.now.push(await sides.now.visit(path));
		}
		rows.push(row(title, seen.before, seen.now));
	}
	sides.before.close();
	sides.now.close();
	return rows;
}

/** Compares every public page with the same page of an earlier checkout (folder: `BENCH_BEFORE`). */
export const beforeTable: Table = {
	name: 'before',
	headings: [
		'Page',
		'all kB',
		'JavaScript gzipped kB',
		'LCP ms',
		'blocking ms',
		'CLS',
		'LCP ms, shaped line',
		'first picture ms, shaped line',
	],
	async measure() {
		const checkout = process.env.BENCH_BEFORE;
		if (!checkout) throw new Error('BENCH_BEFORE must name the folder of an earlier checkout');
		console.log('Pages on a slow phone, before and now');
		const browser = await chromium.launch(chromiumOptions());
		try {
			return await withProduct(
				(earlier) => withProduct((now) => compare(browser, earlier.address, now.address)),
				{},
				resolve(checkout),
			);
		} finally {
			await browser.close();
		}
	},
};
