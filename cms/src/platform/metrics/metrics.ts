import type { Context } from 'koa';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Metrics are counted by class and status and never by path, because clients can make up any number of paths. */

export const requestCounter = new Counter({
	name: 'http_requests_total',
	help: 'Requests answered, by class of route',
	labelNames: ['route', 'method', 'status'],
});

export const durationHistogram = new Histogram({
	name: 'http_request_duration_seconds',
	help: 'Time from a request to its response',
	labelNames: ['route'],
	buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
});

export const refusalCounter = new Counter({
	name: 'rate_limit_refusals_total',
	help: 'Calls refused because there were too many',
});

export const mailCounter = new Counter({
	name: 'mails_total',
	help: 'Mails that a mail server took (sent), did not take (failed), or that only the log holds (logged)',
	labelNames: ['result'],
});

const mailsInProgressGauge = new Gauge({
	name: 'mails_under_way',
	help: 'Mails that a mail server is being given now',
});

/** Counts an e-mail while it is being sent, and its result. */
export async function countMail(sending: Promise<unknown>): Promise<void> {
	mailsInProgressGauge.inc();
	try {
		await sending;
		mailCounter.inc({ result: 'sent' });
	} catch (error) {
		mailCounter.inc({ result: 'failed' });
		throw error;
	} finally {
		mailsInProgressGauge.dec();
	}
}

/** Registers a gauge that reads its value at each collection. */
export function registerGauge(name: string, help: string, read: () => number): void {
	new Gauge({
		name,
		help,
		collect() {
			this.set(read());
		},
	});
}

/** Registers gauges for the connection pool of the database. */
export function watchPool(): void {
	const pool = () => strapi.db.connection.client.pool;
	registerGauge('database_connections_used', 'Connections in use', () => pool().numUsed());
	registerGauge('database_connections_free', 'Connections open and free', () => pool().numFree());
	registerGauge('database_queries_waiting', 'Queries that wait for a connection', () =>
		pool().numPendingAcquires(),
	);
}

const routePatterns: readonly (readonly [string, RegExp])[] = [
	['health', /^\/_(health|ready)$/],
	['upload', /^\/uploads\//],
	['panel', /^\/admin(\/|$)/],
];

/** Returns the class of a request: the API or plugin whose route handled it, or the kind of file. */
export function getRouteClass({ path, state }: Context): string {
	const { apiName, pluginName } = state.route?.info ?? {};
	if (typeof apiName === 'string') return apiName;
	if (typeof pluginName === 'string') return `plugin ${pluginName}`;
	return routePatterns.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';
}
