import type { QueryOf, readStatistics as readCall, Statistics } from '@sumu/contract';
import { whereNotSpam } from '../message/managed-messages';
import { type CountKind, dayOf, flushVisits } from './count-visits';
import { countTable } from './visit-tables';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 30;
const MAX_DAYS = 800;
/** Rows of each list. */
const MAX_ROWS = 100;

interface Period {
	from: string;
	to: string;
	days: number;
}

const timeOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`);

/** Returns the requested period, at most as long as counts are kept. */
function periodOf({ from, to }: QueryOf<typeof readCall>): Period {
	const last = to ? timeOf(to) : timeOf(dayOf(Date.now()));
	const first = from ? timeOf(from) : last - (DEFAULT_DAYS - 1) * DAY_MS;
	const days = Math.min(MAX_DAYS, Math.max(1, Math.round((last - first) / DAY_MS) + 1));
	return { from: dayOf(last - (days - 1) * DAY_MS), to: dayOf(last), days };
}

const before = ({ from, days }: Period): Period => ({
	from: dayOf(timeOf(from) - days * DAY_MS),
	to: dayOf(timeOf(from) - DAY_MS),
	days,
});

const inPeriod = ({ from, to }: Period) =>
	strapi.db.connection(countTable).where('day', '>=', from).andWhere('day', '<=', to);

async function readTotals(period: Period) {
	const rows: { day: string; kind: 'views' | 'visitors'; count: number }[] = await inPeriod(period)
		.whereIn('kind', ['views', 'visitors'])
		.select('day', 'kind', 'count');
	const sumOf = (kind: string, day?: string) =>
		rows
			.filter((row) => row.kind === kind && (day === undefined || row.day === day))
			.reduce((sum, { count }) => sum + Number(count), 0);
	return {
		total: { views: sumOf('views'), visitors: sumOf('visitors') },
		days: Array.from({ length: period.days }, (_, index) => {
			const day = dayOf(timeOf(period.from) + index * DAY_MS);
			return { day, views: sumOf('views', day), visitors: sumOf('visitors', day) };
		}),
	};
}

async function readList(
	period: Period,
	kind: CountKind,
	most?: number,
): Promise<{ key: string; views: number }[]> {
	const query = inPeriod(period)
		.where({ kind })
		.groupBy('key')
		.select('key')
		.sum({ views: 'count' })
		.orderBy([{ column: 'views', order: 'desc' }, { column: 'key' }]);
	const rows = (await (most ? query.limit(most) : query)) as unknown as {
		key: string;
		views: number | string;
	}[];
	// PostgreSQL returns sums as texts.
	return rows.map(({ key, views }) => ({ key, views: Number(views) }));
}

const createdIn = ({ from, to }: Period) => ({
	createdAt: {
		$gte: new Date(timeOf(from)).toISOString(),
		$lt: new Date(timeOf(to) + DAY_MS).toISOString(),
	},
});

/** Counts how often each value occurs. */
function countEach(values: readonly string[]): ReadonlyMap<string, number> {
	const totals = new Map<string, number>();
	for (const value of values) totals.set(value, (totals.get(value) ?? 0) + 1);
	return totals;
}

async function readProjects(
	period: Period,
	pages: readonly { key: string; views: number }[],
): Promise<Statistics['projects']> {
	const [projects, cartLines, enquiries] = await Promise.all([
		strapi.db.query('api::project.project').findMany({
			select: ['documentId', 'slug', 'projectsName'],
			where: { publishedAt: { $notNull: true } },
		}),
		strapi.db.query('api::cart-item.cart-item').findMany({
			select: ['id'],
			where: createdIn(period),
			populate: { project: { select: ['documentId'] } },
		}),
		strapi.db.query('api::message.message').findMany({
			select: ['projects'],
			where: { $and: [createdIn(period), whereNotSpam] },
		}),
	]);
	const views = new Map(pages.map((page) => [page.key, page.views]));
	const cartCounts = countEach(
		cartLines.flatMap(({ project }: { project: { documentId: string } | null }) =>
			project ? [project.documentId] : [],
		),
	);
	const enquiryCounts = countEach(
		enquiries.flatMap((message: { projects: { _id: string }[] | null }) =>
			(message.projects ?? []).map(({ _id }) => _id),
		),
	);
	return projects
		.map((row: { documentId: string; slug: string | null; projectsName: string }) => ({
			_id: row.documentId,
			title: row.projectsName,
			views:
				(views.get(`/project/${row.slug}`) ?? 0) + (views.get(`/project/${row.documentId}`) ?? 0),
			shortlisted: cartCounts.get(row.documentId) ?? 0,
			enquiries: enquiryCounts.get(row.documentId) ?? 0,
		}))
		.filter((row) => row.views + row.shortlisted + row.enquiries > 0)
		.sort((one, other) => other.views - one.views || other.enquiries - one.enquiries);
}

/** Counts the views and visitors of the last days, today included. */
export async function countRecentVisits(days: number) {
	await flushVisits();
	const from = dayOf(Date.now() - (days - 1) * DAY_MS);
	return (await readTotals(periodOf({ from }))).total;
}

/** Returns the statistics of a period, including the visits that this process has not written yet. */
export async function readVisits(query: QueryOf<typeof readCall>): Promise<Statistics> {
	await flushVisits();
	const period = periodOf(query);
	const [current, previous, pages, referrers, countries, devices] = await Promise.all([
		readTotals(period),
		readTotals(before(period)),
		readList(period, 'page'),
		readList(period, 'referrer', MAX_ROWS),
		readList(period, 'country', MAX_ROWS),
		readList(period, 'device', MAX_ROWS),
	]);
	return {
		...current.total,
		previous: previous.total,
		days: current.days,
		pages: pages.slice(0, MAX_ROWS).map(({ key, views }) => ({ path: key, views })),
		referrers: referrers.map(({ key, views }) => ({ referrer: key, views })),
		countries: countries.map(({ key, views }) => ({ country: key, views })),
		devices: devices.map(({ key, views }) => ({ device: key, views })),
		projects: await readProjects(period, pages),
	};
}
