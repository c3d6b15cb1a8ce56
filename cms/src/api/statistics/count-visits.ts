import { createHmac, randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { countTable, saltTable, visitorTable } from './visit-tables';

export type CountKind = 'views' | 'visitors' | 'page' | 'referrer' | 'country' | 'device';

/** Milliseconds for which visits are collected: many views are one write. */
const FLUSH_INTERVAL_MS = 5000;
/** Distinct counts in memory above which they are written at once. */
const MAX_WAITING_COUNTS = 5000;
/** Rows of one statement. */
const BATCH_SIZE = 200;

export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

const separator = '\n';
const counts = new Map<string, number>();
const visitors = new Set<string>();
let flushTimer: NodeJS.Timeout | undefined;
let currentFlush: Promise<void> = Promise.resolve();

/** Kinds whose keys strangers can make up. */
const openKinds = ['page', 'referrer'] as const;
/** Distinct keys of such a kind that are counted a day; more would fill the database. */
export const MAX_KEYS_PER_DAY = 1000;

type OpenKeys = Readonly<Record<(typeof openKinds)[number], Set<string>>>;
interface Today {
	day: string;
	salt: string;
	keys: OpenKeys;
}
let today: Today | undefined;

async function readKeys(day: string): Promise<OpenKeys> {
	const keys: OpenKeys = { page: new Set(), referrer: new Set() };
	const rows: { kind: keyof OpenKeys; key: string }[] = await strapi.db
		.connection(countTable)
		.where({ day })
		.whereIn('kind', openKinds)
		.select('kind', 'key');
	for (const { kind, key } of rows) keys[kind].add(key);
	return keys;
}

/** Returns the state of a day. The first replica creates its salt; all use the same. */
async function stateOf(day: string): Promise<Today> {
	if (today?.day === day) return today;
	const { connection } = strapi.db;
	await connection(saltTable)
		.insert({ day, salt: randomBytes(32).toString('base64url') })
		.onConflict('day')
		.ignore();
	const { salt } = await connection(saltTable).where({ day }).first('salt');
	const state = { day, salt, keys: await readKeys(day) };
	// A simultaneous call may have been faster, and have added keys.
	if (today?.day === day) return today;
	today = state;
	// Without the salt, the hashes cannot be traced to an address.
	await connection(saltTable).where('day', '<', day).delete();
	await connection(visitorTable).where('day', '<', day).delete();
	return state;
}

/** Checks whether a key is counted, and remembers it: the first ones of a day are. */
function isCounted(keys: Set<string>, key: string): boolean {
	if (keys.size < MAX_KEYS_PER_DAY) keys.add(key);
	return keys.has(key);
}

const addCount = (day: string, kind: CountKind, key: string) => {
	const name = [day, kind, key].join(separator);
	counts.set(name, (counts.get(name) ?? 0) + 1);
};

interface Visit {
	page: string;
	origin: string | null;
	country: string | null;
	device: string;
	/** Address and browser, of which only a hash with the salt of the day is kept, until the day ends. */
	visitor: string;
}

/** Counts a view. It is written within seconds. */
export async function countVisit({ page, origin, country, device, visitor }: Visit) {
	const day = dayOf(Date.now());
	const { salt, keys } = await stateOf(day);
	const hash = createHmac('sha256', salt).update(visitor).digest('base64url').slice(0, 22);
	visitors.add([day, hash].join(separator));
	addCount(day, 'views', '');
	if (isCounted(keys.page, page)) addCount(day, 'page', page);
	addCount(day, 'device', device);
	if (origin && isCounted(keys.referrer, origin)) addCount(day, 'referrer', origin);
	if (country) addCount(day, 'country', country);
	const flush = () => flushVisits().catch((error: unknown) => void strapi.log.error(String(error)));
	if (counts.size > MAX_WAITING_COUNTS) await flush();
	flushTimer ??= setTimeout(flush, FLUSH_INTERVAL_MS).unref();
}

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
	Array.from({ length: Math.ceil(items.length / BATCH_SIZE) }, (_, index) =>
		items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
	);

interface CountRow {
	day: string;
	kind: string;
	key: string;
	count: number;
}

type Transaction = Core.Strapi['db']['connection'];

async function writeVisitors(trx: Transaction, names: readonly string[]): Promise<CountRow[]> {
	const newVisitorCounts = new Map<string, number>();
	for (const chunk of chunksOf(names)) {
		const rows = chunk.map((name) => {
			const [day = '', hash = ''] = name.split(separator);
			return { day, hash };
		});
		const newRows: { day: string }[] = await trx(visitorTable)
			.insert(rows)
			.onConflict(['day', 'hash'])
			.ignore()
			.returning('day');
		for (const { day } of newRows) newVisitorCounts.set(day, (newVisitorCounts.get(day) ?? 0) + 1);
	}
	return [...newVisitorCounts].map(([day, count]) => ({ day, kind: 'visitors', key: '', count }));
}

async function writeCounts(trx: Transaction, rows: readonly CountRow[]) {
	for (const chunk of chunksOf(rows))
		await trx(countTable)
			.insert(chunk)
			.onConflict(['day', 'kind', 'key'])
			.merge({ count: trx.raw('?? + excluded.count', [`${countTable}.count`]) });
}

async function writeWaiting() {
	const waitingCounts = [...counts];
	const waitingVisitors = [...visitors];
	counts.clear();
	visitors.clear();
	if (waitingCounts.length === 0) return;
	// All replicas write in one order, so that they do not wait for each other in a circle.
	const rows = waitingCounts
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.map(([name, count]) => {
			const [day = '', kind = '', key = ''] = name.split(separator);
			return { day, kind, key, count };
		});
	try {
		await strapi.db.transaction(async ({ trx }) => {
			const visitorRows = await writeVisitors(trx, waitingVisitors.sort());
			await writeCounts(trx, [...rows, ...visitorRows]);
		});
	} catch (error) {
		// The counts wait for the database, as long as there is room for them.
		if (counts.size + waitingCounts.length > MAX_WAITING_COUNTS) throw error;
		for (const [name, count] of waitingCounts) counts.set(name, (counts.get(name) ?? 0) + count);
		for (const name of waitingVisitors) visitors.add(name);
		throw error;
	}
}

/** Writes the collected visits, after a write that is running. */
export function flushVisits(): Promise<void> {
	clearTimeout(flushTimer);
	flushTimer = undefined;
	currentFlush = currentFlush.catch(() => {}).then(writeWaiting);
	return currentFlush;
}

/** Months for which the counts are kept, so that a month can be compared with that of two years before. */
const KEPT_MONTHS = 25;

/** Deletes old counts, and the hashes and salts of former days. */
export async function purgeVisits(strapi: Core.Strapi) {
	const { connection } = strapi.db;
	const today = dayOf(Date.now());
	const first = new Date();
	first.setUTCMonth(first.getUTCMonth() - KEPT_MONTHS);
	await connection(countTable).where('day', '<', dayOf(first.getTime())).delete();
	await connection(visitorTable).where('day', '<', today).delete();
	await connection(saltTable).where('day', '<', today).delete();
}
