import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { median } from '../median';
import { publicPages } from '../product/public-pages';
import { withProduct } from '../product/start';
import { kilobytes, type Row, type Table } from '../table';
import { type FirstTap, tapFirst } from './first-tap';
import { measureSlowdown } from './processor-speed';
import { type Visit, visit } from './visit';

const runs = 3;

/**
 * Median of each figure.
 * @param atPhoneSpeed visits with the processor slowed to the speed of the simulated phone
 * @param taps first taps at that speed
 */
function figures(
	visits: readonly Visit[],
	atPhoneSpeed: readonly Visit[],
	taps: readonly FirstTap[],
): Row {
	const middle = (figure: (visit: Visit) => number) => median(visits.map(figure));
	return [
		kilobytes(middle(({ weight }) => weight.html)),
		kilobytes(middle(({ weight }) => weight.script)),
		kilobytes(middle(({ weight }) => weight.style)),
		kilobytes(middle(({ weight }) => weight.picture)),
		kilobytes(middle(({ weight }) => weight.font)),
		kilobytes(middle(({ weight }) => Object.values(weight).reduce((sum, one) => sum + one, 0))),
		kilobytes(middle(({ gzipped }) => gzipped)),
		Math.round(middle(({ largest }) => largest)),
		Math.round(middle(({ blocking }) => blocking)),
		middle(({ shift }) => shift).toFixed(3),
		Math.round(median(atPhoneSpeed.map(({ blocking }) => blocking))),
		Math.round(median(atPhoneSpeed.map(({ longestTask }) => longestTask))),
		Math.round(median(taps.map(({ delay }) => delay))),
		Math.round(median(taps.map(({ ready }) => ready))),
		Math.round(median(taps.map(({ longestTask }) => longestTask))),
	];
}

async function measurePages(address: string): Promise<readonly Row[]> {
	const browser = await chromium.launch(chromiumOptions());
	try {
		const slowdown = await measureSlowdown(browser);
		console.log(`  Phone speed: the processor slowed ${slowdown.toFixed(1)} times`);
		const rows: Row[] = [];
		for (const { title, path } of await publicPages(address)) {
			console.log(`  ${title}`);
			const visits: Visit[] = [];
			const atPhoneSpeed: Visit[] = [];
			const taps: FirstTap[] = [];
			for (let run = 0; run < runs; run += 1) {
				visits.push(await visit(browser, address + path));
				atPhoneSpeed.push(await visit(browser, address + path, slowdown));
				taps.push(await tapFirst(browser, address + path, slowdown));
			}
			rows.push([title, ...figures(visits, atPhoneSpeed, taps)]);
		}
		return rows;
	} finally {
		await browser.close();
	}
}

export const pageTable: Table = {
	name: 'pages',
	headings: [
		'Page',
		'HTML kB',
		'JavaScript kB',
		'CSS kB',
		'pictures kB',
		'fonts kB',
		'all kB',
		'JavaScript gzipped kB',
		'LCP ms',
		'blocking ms',
		'CLS',
		'blocking ms, phone speed',
		'longest task ms, phone speed',
		'first tap ms, phone speed',
		'hydrated ms after it',
		'longest task ms with it',
	],
	measure() {
		console.log('Pages on a slow phone');
		return withProduct(({ address }) => measurePages(address));
	},
};
