import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../../../e2e/support/chromium.ts';
import { median } from '../median';
import { measureSlowdown } from '../pages/processor-speed';
import { type Visit, visit } from '../pages/visit';
import { publicPages } from '../product/public-pages';
import { withProduct } from '../product/start';
import { kilobytes, type Row, type Table } from '../table';

/** Visits per site and page; the two sites alternate. */
const ROUNDS_PER_PAGE = 5;

/** Compared pages and, in the same order, their usual paths in templates such as AstroWind. */
const comparedTitles = ['Home', 'Blog', 'Services'] as const;
const defaultPeerPaths = '/ /blog /services';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Figures in the order of the table's columns, each with its formatter. */
const figures: readonly [(visit: Visit) => number, (middle: number) => string | number][] = [
	[({ largest }) => largest, Math.round],
	[({ blocking }) => blocking, Math.round],
	[({ longestTask }) => longestTask, Math.round],
	[({ gzipped }) => gzipped, kilobytes],
	[({ weight }) => sumOf(Object.values(weight)), kilobytes],
];

/** Visits two pages in turn and returns their medians side by side. */
async function comparePages(
	browser: Browser,
	{ title, ours, peer, slowdown }: Record<'title' | 'ours' | 'peer', string> & { slowdown: number },
): Promise<Row> {
	console.log(`  ${title}`);
	const visits: Record<'ours' | 'peer', Visit[]> = { ours: [], peer: [] };
	for (let round = 0; round < ROUNDS_PER_PAGE; round += 1) {
		visits.ours.push(await visit(browser, ours, slowdown));
		visits.peer.push(await visit(browser, peer, slowdown));
	}
	const cells = figures.map(([figure, format]) =>
		[visits.ours, visits.peer].map((group) => format(median(group.map(figure)))).join(' / '),
	);
	return [title, ...cells];
}

async function compareSites(
	browser: Browser,
	addresses: Readonly<Record<'ours' | 'peer', string>>,
	peerPaths: readonly string[],
): Promise<readonly Row[]> {
	const slowdown = await measureSlowdown(browser);
	console.log(`  The processor is slowed ${slowdown.toFixed(1)} times`);
	const pages = await publicPages(addresses.ours);
	const rows: Row[] = [];
	for (const [index, title] of comparedTitles.entries()) {
		const page = pages.find((candidate) => candidate.title === title);
		const peerPath = peerPaths[index];
		if (!page || peerPath === undefined) throw new Error(`No page to compare with ${title}`);
		const ours = addresses.ours + page.path;
		rows.push(
			await comparePages(browser, { title, ours, peer: addresses.peer + peerPath, slowdown }),
		);
	}
	return rows;
}

/**
 * Compares home, blog and services with the pages of another site (`BENCH_PEER`: its address; `BENCH_PEER_PATHS`: the
 * paths of these pages there).
 */
export const peerTable: Table = {
	name: 'peer',
	headings: [
		'Page, ours / peer',
		'LCP ms',
		'blocking ms',
		'longest task ms',
		'JavaScript gzipped kB',
		'all kB',
	],
	async measure() {
		const { BENCH_PEER: peer, BENCH_PEER_PATHS: paths = defaultPeerPaths } = process.env;
		if (!peer) throw new Error('BENCH_PEER must be the address of another site');
		console.log(`Pages on a slow phone, next to ${peer}`);
		const browser = await chromium.launch(chromiumOptions());
		try {
			return await withProduct(({ address }) =>
				compareSites(
					browser,
					{ ours: address, peer: peer.replace(/\/+$/, '') },
					paths.trim().split(/\s+/),
				),
			);
		} finally {
			await browser.close();
		}
	},
};
