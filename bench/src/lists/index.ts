import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../../cms/tests/support/cluster.ts';
import { type Server, startServer } from '../../../cms/tests/support/server.ts';
import { type Load, load, middle } from '../load';
import type { Row, Table } from '../table';
import { lists } from './compared-lists';
import { fill, kinds } from './fill';
import { asOwnerHeaders } from './owner-headers';
import { stockPath, withStockRoutes } from './strapi-routes';

const sizes = [12, 1000, 10_000] as const;
const rounds = 3;
/** Seconds per list and round. */
const seconds = 1;

interface Filled {
	readonly rows: number;
	readonly server: Server;
}

/** Starts one server per size. All run at the same time, and rounds take turns among them. */
async function start(folder: string, variables: (rows: number) => Record<string, string>) {
	const filled: Filled[] = [];
	for (const rows of sizes) {
		const own = variables(rows);
		const server = await startServer(own, folder);
		await fill(own, rows);
		filled.push({ rows, server });
	}
	return filled;
}

interface Measured {
	ours: Load;
	stock: Load;
}

/** Returns the loads by list, then by size. */
async function measureLists(
	filled: readonly Filled[],
	database: readonly number[],
): Promise<Measured[][]> {
	const results: Measured[][] = [];
	for (const { title, ours, kind, asOwner } of lists) {
		console.log(`  ${title}`);
		const loads = filled.map(() => ({ ours: [] as Load[], stock: [] as Load[] }));
		for (let round = 0; round <= rounds; round += 1)
			for (const [index, { rows, server }] of filled.entries()) {
				const processes = [server.pid, ...database];
				const headers = asOwner ? await asOwnerHeaders(server.url) : {};
				const pair = {
					ours: await load(server.url + ours(rows), seconds, processes, headers),
					stock: await load(server.url + stockPath(kind), seconds, processes),
				};
				/** The first round only warms up. */
				if (round === 0) continue;
				loads[index]?.ours.push(pair.ours);
				loads[index]?.stock.push(pair.stock);
			}
		results.push(loads.map(({ ours, stock }) => ({ ours: middle(ours), stock: middle(stock) })));
	}
	return results;
}

async function onSqlite(folder: string) {
	const data = mkdtempSync(join(tmpdir(), 'bench-'));
	const filled = await start(folder, (rows) => ({ DATA_DIR: join(data, String(rows)) }));
	const results = await measureLists(filled, []);
	for (const { server } of filled) await server.stop();
	rmSync(data, { recursive: true });
	return results;
}

async function onPostgres(folder: string) {
	const cluster = await startCluster(sizes.map((rows) => `rows${rows}`));
	const filled = await start(folder, (rows) => cluster.variables(`rows${rows}`));
	const results = await measureLists(filled, [cluster.pid]);
	for (const { server } of filled) await server.stop();
	await cluster.stop();
	return results;
}

/** Figures of one list and size on one database. `few` is the same list with the fewest rows. */
function figures(measured: Measured | undefined, few: Measured | undefined): Row {
	if (!measured || !few) return ['–', '–', '–', '–', '–'];
	const { ours, stock } = measured;
	return [
		Math.round(ours.rate),
		Math.round(ours.p99),
		(ours.cost / few.ours.cost).toFixed(2),
		Math.round(stock.rate),
		Math.round(stock.p99),
	];
}

const database = (name: string) => [
	`${name}: a second`,
	'p99 ms',
	'cost',
	'Strapi’s own: a second',
	'p99 ms',
];

export const listTable: Table = {
	name: 'lists',
	headings: ['List', 'Rows', ...database('SQLite'), ...database('PostgreSQL')],
	async measure() {
		const { folder, remove } = withStockRoutes(kinds);
		console.log('Lists on SQLite');
		const sqlite = await onSqlite(folder);
		console.log('Lists on PostgreSQL');
		const postgres = await onPostgres(folder);
		remove();
		return lists.flatMap(({ title }, list) =>
			sizes.map((rows, size) => [
				title,
				rows.toLocaleString('en'),
				...figures(sqlite[list]?.[size], sqlite[list]?.[0]),
				...figures(postgres[list]?.[size], postgres[list]?.[0]),
			]),
		);
	},
};
