import { type DeletedRow, removedBy } from './removed';
import { sendPurge } from './tell';

/** Milliseconds in which changes outside a request are gathered. */
const soon = 50;

let timer: NodeJS.Timeout | undefined;
let telling = Promise.resolve();
let deleted: DeletedRow[] = [];

/** Content has changed, and it is in the database; `row` where one was deleted. */
export function contentChanged(row?: DeletedRow) {
	if (row) deleted.push(row);
	timer ??= setTimeout(flushPurges, soon).unref();
}

async function tell(rows: readonly DeletedRow[]) {
	await sendPurge(await removedBy(rows));
}

/** Resolves when the site has been told of every change so far. */
export function flushPurges(): Promise<void> {
	if (timer) {
		clearTimeout(timer);
		timer = undefined;
		telling = tell(deleted);
		deleted = [];
	}
	return telling;
}
