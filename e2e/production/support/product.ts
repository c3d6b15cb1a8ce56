import { startCluster } from '../../../cms/tests/support/cluster.ts';
import { startDoor } from '../../../cms/tests/support/database-proxy.ts';
import { runStatement } from '../../../cms/tests/support/empty-database.ts';
import { startCms } from './cms';
import { addRow } from './fault-table';
import { startLoad } from './load';
import { signInOwner } from './owner';
import { paths } from './paths';
import { isReady, until } from './poll-until';
import { startRedis } from './redis';
import { startSite } from './site';

/** Milliseconds without an abnormal response after which a fault is over. */
const calm = 2500;

/**
 * Starts two CMS processes and two sites under load. They share one PostgreSQL and one Redis; each site has its own
 * CMS.
 */
export async function startProduct(variables: Record<string, string> = {}) {
	const cluster = await startCluster(['production']);
	const database = cluster.variables('production');
	const door = await startDoor(database.DATABASE_URL);
	await door.open();
	const redis = await startRedis();
	const shared = { ...database, DATABASE_URL: door.address, REDIS_URL: redis.address };
	const all = [
		await startCms({ ...shared, ...variables }),
		await startCms({ ...shared, ...variables }),
	];
	const [first, second] = all;
	if (!first || !second) throw new Error('There are two');
	const sites = await Promise.all(
		all.map(({ address }) => startSite(address, { REDIS_URL: redis.address })),
	);
	for (const { address } of sites) await isReady(address);
	const owner = await signInOwner(first.address);
	await owner.addService('A service');
	const load = startLoad(
		sites.map(({ address }) => address),
		paths,
	);

	const found = async (subjects: readonly string[]) => {
		const { rows } = await runStatement(database.DATABASE_URL, 'select subject from messages');
		const stored = new Set(rows.map(({ subject }) => subject));
		return subjects.filter((subject) => stored.has(subject)).length;
	};

	/** Causes a fault under load, waits until the product has recovered, and records the effects. */
	async function under(fault: string, happen: () => Promise<void>) {
		await until('all is well before', () => load.quietFor() > calm);
		await load.begin();
		await happen();
		await until(`all is well after: ${fault}`, () => load.quietFor() > calm);
		const { acknowledged, ...seen } = load.result();
		const row = {
			fault,
			...seen,
			acknowledged: acknowledged.length,
			found: await found(acknowledged),
		};
		addRow(row);
		return row;
	}

	return {
		cms: [first, second] as const,
		sites,
		cluster,
		door,
		redis,
		owner,
		load,
		under,
		async stop() {
			await load.stop();
			for (const part of [...sites, ...all]) await part.kill();
			await redis.kill();
			await door.shut();
			await cluster.stop();
		},
	};
}

export type Product = Awaited<ReturnType<typeof startProduct>>;
