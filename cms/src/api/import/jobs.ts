import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import { type ImportOptions, messages, toEntryUid } from '@sumu/contract';
import { env } from '../../env';
import { runAsWriter } from '../../platform/documents/writer';
import { makeFolders } from '../../platform/lib/data-folder';
import { HttpError } from '../../platform/lib/http-errors';
import { Refusal } from '../../platform/lib/refusal';
import {
	filesOf,
	findImport,
	getCurrentTime,
	removeFiles,
	updateIn,
	whereImport,
} from './import-records';
import {
	type ImportItem,
	type ImportRecord,
	queryImportItems,
	queryImports,
} from './import-tables';
import { receiveFiles } from './receive-files';
import { addEntries, forecast, HEARTBEAT_MS, readFiles } from './run-import';

/** Milliseconds without a sign of life after which an import is resumed. */
const STALE_AFTER_MS = 12_000;

/** Imports that run in this process, by id, until their files are removed. */
const ownRuns = new Map<string, Promise<unknown>>();
let isShuttingDown = false;

/** Runs the next step of an import in the background, and reports failures in its record. */
function runInBackground(record: ImportRecord) {
	const { documentId: importId, state, createdBy } = record;
	const heartbeat = setInterval(() => {
		void updateIn(importId, ['reading', 'running'], {}).catch(() => {});
	}, HEARTBEAT_MS);
	heartbeat.unref();
	const runStep = state === 'reading' ? readFiles : addEntries;
	const run = runAsWriter(createdBy || 'Import', () => runStep(record, () => isShuttingDown))
		.catch(async (error: unknown) => {
			if (isShuttingDown) return;
			const isExpected = error instanceof Refusal;
			if (!isExpected) strapi.log.error(`Import ${importId}: ${error}`);
			const message = isExpected ? error.message : `It stopped with an error: ${error}`;
			await updateIn(importId, ['reading', 'running'], { state: 'failed', error: message });
			await removeFiles(importId);
		})
		.catch((error: unknown) => strapi.log.error(String(error)))
		.finally(() => {
			clearInterval(heartbeat);
			// The next step may have begun already.
			if (ownRuns.get(importId) === run) ownRuns.delete(importId);
		});
	ownRuns.set(importId, run);
}

/** Receives the files of a new import and starts reading them. */
export async function createImport(
	request: IncomingMessage,
	createdBy: string,
): Promise<ImportRecord> {
	const importId = randomUUID();
	makeFolders(env.DATA_DIR, 'imports', importId);
	const uploadName = await receiveFiles(request, filesOf(importId)).catch(
		async (error: unknown) => {
			await removeFiles(importId);
			throw error;
		},
	);
	const createdAt = getCurrentTime();
	await queryImports().create({
		data: {
			documentId: importId,
			source: null,
			name: uploadName.slice(0, 255),
			state: 'reading',
			done: 0,
			total: 0,
			options: {},
			report: [],
			tables: [],
			notes: [],
			error: '',
			createdBy,
			createdAt,
			updatedAt: createdAt,
		},
	});
	const importRecord = await findImport(importId);
	runInBackground(importRecord);
	return importRecord;
}

/** Returns an import that has been read with the forecast for other options. @throws HttpError (409) in any other state */
export async function forecastImport(
	importId: string,
	options: ImportOptions,
): Promise<ImportRecord> {
	const record = await findImport(importId);
	if (record.state !== 'ready') throw new HttpError(409, messages.importNotReady, {});
	return { ...record, ...(await forecast(importId, options)) };
}

/** Starts an import that has been read. @throws HttpError (409) in any other state */
export async function startImport(importId: string, options: ImportOptions): Promise<ImportRecord> {
	await findImport(importId);
	const isStarted = await updateIn(importId, ['ready'], { state: 'running', options, done: 0 });
	if (!isStarted) throw new HttpError(409, messages.importNotReady, {});
	const record = await findImport(importId);
	runInBackground(record);
	return record;
}

/** Cancels an import; repeating it, or cancelling one that has ended, changes nothing. */
export async function cancelImport(importId: string): Promise<ImportRecord> {
	const { state } = await findImport(importId);
	await updateIn(importId, ['reading', 'ready', 'running'], { state: 'cancelled' });
	if (state === 'ready') await removeFiles(importId);
	return findImport(importId);
}

/**
 * Deletes everything that an import has added, newest first, and removes it from the history. Returns how many entries
 * were deleted.
 * @throws HttpError (409) while it is running
 */
export async function undoImport(importId: string): Promise<number> {
	const { state } = await findImport(importId);
	if (state === 'running' || state === 'reading')
		throw new HttpError(409, messages.importRunning, {});
	// An import that has ended may still be removing its files.
	await ownRuns.get(importId);
	const items: ImportItem[] = await queryImportItems().findMany({
		where: { importId },
		orderBy: { position: 'desc' },
	});
	let deletedCount = 0;
	for (const { id, kind, documentId } of items) {
		if (kind !== 'setting') {
			const typeUid = kind === 'subscriber' ? 'api::subscriber.subscriber' : toEntryUid(kind);
			const { entries } = await strapi.documents(typeUid).delete({ documentId });
			if (entries.length > 0) deletedCount += 1;
		}
		await queryImportItems().deleteMany({ where: { id } });
	}
	await queryImports().deleteMany({ where: whereImport(importId) });
	await removeFiles(importId);
	return deletedCount;
}

/** Continues the imports of a process that has ended; another server continues only those whose files it has. */
async function resumeStaleImports() {
	const isStale = { $lt: new Date(Date.now() - STALE_AFTER_MS).toISOString() };
	const importRecords: ImportRecord[] = await queryImports().findMany({
		where: { state: { $in: ['reading', 'running'] }, updatedAt: isStale },
	});
	for (const importRecord of importRecords) {
		const { documentId: importId, state } = importRecord;
		if (ownRuns.has(importId) || !existsSync(filesOf(importId))) continue;
		// Only one of two servers with the same files continues.
		const { count } = await queryImports().updateMany({
			where: { documentId: importId, state, updatedAt: isStale },
			data: { updatedAt: new Date().toISOString() },
		});
		if (count > 0) runInBackground(importRecord);
	}
}

let resumeTimer: NodeJS.Timeout | undefined;

/** Watches for imports that a stopped process has left unfinished. */
export function watchImports(strapi: Core.Strapi) {
	isShuttingDown = false;
	resumeTimer = setInterval(() => {
		resumeStaleImports().catch((error: unknown) => strapi.log.error(String(error)));
	}, HEARTBEAT_MS);
	resumeTimer.unref();
}

/** Stops running imports after the current entry, at shutdown; the next start continues them. */
export function stopImports() {
	isShuttingDown = true;
	clearInterval(resumeTimer);
}
