import { type DeletedRow, removedBy } from './removed';
import { sendPurge } from './tell';

/** Milliseconds in which changes outside a request are collected. */
const soon = 50;

let timer: NodeJS.Timeout | undefined;
let telling = Promise.resolve();
let deleted: DeletedRow[] = [];

/** Schedules a purge. Call it after a change is in the database, with `row` if one was deleted. */
export function contentChanged(row?: DeletedRow) {
	if (row) deleted.push(row);
	timer ??= setTimeout(flushPurges, soon).unref();
}

async function tell(rows: readonly DeletedRow[]) {
	await sendPurge(await removedBy(rows));
}

/** Sends the pending purge. Resolves after the first attempt to notify the site. */
export function flushPurges(): Promise<void> {
	if (timer) {
		clearTimeout(timer);
		timer = undefined;
		telling = tell(deleted);
		deleted = [];
	}
	return telling;
}
