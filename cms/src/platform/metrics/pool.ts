import { registerGauge } from './metrics';

/** Registers gauges for the connection pool of the database. */
export function watchPool(): void {
	const pool = () => strapi.db.connection.client.pool;
	registerGauge('database_connections_used', 'Connections in use', () => pool().numUsed());
	registerGauge('database_connections_free', 'Connections open and free', () => pool().numFree());
	registerGauge('database_queries_waiting', 'Queries that wait for a connection', () =>
		pool().numPendingAcquires(),
	);
}
