import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until the database counts as unavailable. */
const PING_TIMEOUT_MS = 3000;

const pingDatabase = () =>
	strapi.db.connection.raw('select 1').then(
		() => true,
		() => false,
	);

let pendingPing: Promise<boolean> | undefined;

/** Checks whether the database answers in time. Concurrent calls share one query. */
export function isDatabaseReachable(): Promise<boolean> {
	pendingPing ??= Promise.race([
		pingDatabase(),
		pause(PING_TIMEOUT_MS, false, { ref: false }),
	]).finally(() => {
		pendingPing = undefined;
	});
	return pendingPing;
}
