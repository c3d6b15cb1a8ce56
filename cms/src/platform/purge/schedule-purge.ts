import type { PurgeNotice } from '@sumu/contract/parts';
import { sendPurge } from './send-purge';

/** Deleted row; only its type if the row is unknown. */
export interface DeletedRow {
	readonly uid: string;
	readonly documentId?: string;
	/** Common part of the addresses of a file. */
	readonly hash?: string;
}

const purgeEverything: PurgeNotice = { all: true, removed: [] };

/** Returns the entries that have no published version left: publishing an entry again deletes a row too. */
async function findUnpublishedIds(uid: string, documentIds: readonly string[]): Promise<string[]> {
	const type = strapi.getModel(uid as 'api::project.project');
	const publishedFilter = type.options?.draftAndPublish ? { publishedAt: { $notNull: true } } : {};
	const where = { documentId: { $in: documentIds }, ...publishedFilter };
	const publishedRows = await strapi.db.query(uid).findMany({ select: ['documentId'], where });
	const publishedIds = new Set(
		publishedRows.map(({ documentId }: { documentId: string }) => documentId),
	);
	return documentIds.filter((documentId) => !publishedIds.has(documentId));
}

/**
 * Returns the entries and files that must no longer be shown after these rows were deleted. If they cannot be
 * determined, everything must be evicted.
 */
export async function toPurgeChange(rows: readonly DeletedRow[]): Promise<PurgeNotice> {
	const byType = new Map<string, string[]>();
	const removedKeys: string[] = [];
	for (const { uid, documentId, hash } of rows) {
		if (hash) removedKeys.push(hash);
		else if (!documentId) return purgeEverything;
		else byType.set(uid, [...(byType.get(uid) ?? []), documentId]);
	}
	try {
		for (const [uid, documentIds] of byType)
			removedKeys.push(...(await findUnpublishedIds(uid, documentIds)));
	} catch {
		return purgeEverything;
	}
	return { all: false, removed: [...new Set(removedKeys)] };
}

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
