import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { median } from '../median';
import { type Visit, visit } from '../pages/visit';
import { publicPages } from '../product/public-pages';
import { withProduct } from '../product/start';
import { kilobytes, type Row, type Table } from '../table';

/** Visits of each product to a page, by turns. */
const rounds = 5;

/** What a visit is told by, and how it is written. */
const figures: readonly [(visit: Visit) => number, (middle: number) => string | number][] = [
	[({ weight }) => Object.values(weight).reduce((sum, one) => sum + one, 0), kilobytes],
	[({ gzipped }) => gzipped, kilobytes],
	[({ largest }) => largest, Math.round],
	[({ blocking }) => blocking, Math.round],
	[({ shift }) => shift, (shift) => shift.toFixed(3)],
];

function row(title: string, before: readonly Visit[], now: readonly Visit[]): Row {
	const cells = figures.map(([figure, write]) =>
		[before, now].map((visits) => write(median(visits.map(figure)))).join(' → '),
	);
	return [title, ...cells];
}

async function compare(browser: Browser, before: string, now: string): Promise<readonly Row[]> {
	await publicPages(before);
	const rows: Row[] = [];
	for (const { title, path } of await publicPages(now)) {
		console.log(`  ${title}`);
		const seen: Record<'before' | 'now', Visit[]> = { before: [], now: [] };
		for (let round = 0; round < rounds; round += 1) {
			seen.before.push(await visit(browser, before + path));
			seen.now.push(await visit(browser, now + path));
		}
		rows.push(row(title, seen.before, seen.now));
	}
	return rows;
}

/** Every public page beside the same page of an earlier checkout, whose folder `BENCH_BEFORE` names. */
export const beforeTable: Table = {
	name: 'before',
	headings: ['Page', 'all kB', 'JavaScript gzipped kB', 'LCP ms', 'blocking ms', 'CLS'],
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
