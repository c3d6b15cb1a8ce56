import { type DeletedRow, toPurgeChange } from './removed';
import { sendPurge } from './tell';

/** Milliseconds in which changes outside a request are collected. */
const PURGE_DELAY_MS = 50;

let purgeTimer: NodeJS.Timeout | undefined;
let pendingPurge = Promise.resolve();
let deletedRows: DeletedRow[] = [];

/** Schedules a purge. Call it after a change is in the database, with `row` if one was deleted. */
export function schedulePurge(row?: DeletedRow) {
	if (row) deletedRows.push(row);
	purgeTimer ??= setTimeout(flushPurges, PURGE_DELAY_MS).unref();
}

async function purgeRows(rows: readonly DeletedRow[]) {
	await sendPurge(await toPurgeChange(rows));
}

/** Sends the pending purge. Resolves after the first attempt to notify the site. */
export function flushPurges(): Promise<void> {
	if (purgeTimer) {
		clearTimeout(purgeTimer);
		purgeTimer = undefined;
		pendingPurge = purgeRows(deletedRows);
		deletedRows = [];
	}
	return pendingPurge;
}
