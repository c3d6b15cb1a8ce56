import { type Load, load, middle } from '../load';
import { type Product, withProduct } from '../product/start';
import type { Row, Table } from '../table';
import { startBare } from './bare';
import { asked, recordResponse } from './response';

const rounds = 5;
/** Seconds per server and round. */
const seconds = 4;

const figures = ({ rate, p99, cost }: Load, bare: Load): Row => [
	Math.round(rate).toLocaleString('en'),
	(rate / bare.rate).toFixed(2),
	Math.round(p99),
	cost.toFixed(3),
	(cost / bare.cost).toFixed(2),
];

async function compare({ address, pid }: Product): Promise<readonly Row[]> {
	const { port } = new URL(address);
	const home = `http://127.0.0.1:${port}/`;
	// A first request fills the cache.
	await recordResponse(home);
	const bare = await startBare(await recordResponse(home));
	try {
		const ours: Load[] = [];
		const theirs: Load[] = [];
		for (let round = 0; round <= rounds; round += 1) {
			const our = await load(home, seconds, [pid], asked);
			const their = await load(bare.url, seconds, [bare.process.pid ?? 0], asked);
			/** The first round only warms up. */
			if (round === 0) continue;
			ours.push(our);
			theirs.push(their);
		}
		const least = middle(theirs);
		return [
			['The cached home', ...figures(middle(ours), least)],
			['A bare node:http server', ...figures(least, least)],
		];
	} finally {
		bare.process.kill();
	}
}

export const cachedTable: Table = {
	name: 'cached',
	headings: ['Server', 'a second', 'to the bare one', 'p99 ms', 'cost ms', 'to the bare one'],
	measure() {
		console.log('The cached home beside a bare server');
		return withProduct(compare);
	},
};
