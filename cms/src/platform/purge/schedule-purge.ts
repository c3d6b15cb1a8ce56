import { setTimeout as pause } from 'node:timers/promises';
import { toReachableHost } from '@sumu/contract/env';
import {
	internalSecretHeader,
	type PurgeNotice,
	purgeNotice,
	serializePurgeNotice,
} from '@sumu/contract/parts';
import { env } from '../../env';
import { getRedis } from '../lib/redis';

const internalSiteUrl =
	env.SITE_INTERNAL_URL ?? `http://${toReachableHost(env.HOST)}:${env.SITE_PORT}`;

/** Address at which the site receives purge notices. */
const purgeAddress = internalSiteUrl.replace(/\/+$/, '') + purgeNotice.path;

/** Milliseconds in which the site must respond. */
const PURGE_TIMEOUT_MS = 1000;
/** Milliseconds before each retry of a notice. */
const RETRY_DELAYS_MS = [250, 1000, 4000];

async function postNotice(notice: string) {
	const { status, body } = await fetch(purgeAddress, {
		method: 'POST',
		headers: { [internalSecretHeader]: env.INTERNAL_SECRET, 'content-type': 'application/json' },
		body: notice,
		signal: AbortSignal.timeout(PURGE_TIMEOUT_MS),
	});
	await body?.cancel();
	if (status !== 204) throw new Error(`it answered ${status}`);
}

/**
 * Publishes a notice to all replicas through Redis. Without Redis, or if it reaches no replica, calls the configured
 * site.
 */
async function sendNotice(notice: string) {
	const receiverCount = await getRedis()
		?.publish(purgeNotice.channel, notice)
		.catch(() => 0);
	if (!receiverCount) await postNotice(notice);
}

async function retryNotice(notice: string) {
	for (const milliseconds of RETRY_DELAYS_MS) {
		await pause(milliseconds, undefined, { ref: false });
		try {
			return await sendNotice(notice);
		} catch (error) {
			const reason = error instanceof Error ? error.message : error;
			// A site that is not running has nothing to evict. The CMS or tool may have stopped by now, so `strapi`
			// may be undefined.
			globalThis.strapi?.log.debug(`The site took no notice of a change: ${reason}`);
		}
	}
}

/**
 * Notifies the site of a change. Resolves after the first attempt, even if it fails; retries run in the background.
 */
function sendPurge(change: PurgeNotice): Promise<void> {
	const notice = serializePurgeNotice(change);
	return sendNotice(notice).catch(() => void retryNotice(notice));
}

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
