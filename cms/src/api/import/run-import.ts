import { setImmediate as immediate } from 'node:timers/promises';
import { csvKindOf, type ImportOptions, type ImportRow } from '@sumu/contract';
import { filesOf, isAddedRow, removeFiles, updateIn } from './import-records';
import { type ImportItem, type ImportRecord, queryImportItems } from './import-tables';
import { createPictureImporter } from './pictures';
import { planImport } from './plan';
import { readInWorker } from './read-in-worker';
import type { ParsedImport } from './reading/parsed-import';
import { openFolder } from './reading/source';
import { describePictures, runPlan } from './run-plan';

/** Milliseconds between two signs of life of a running import. */
export const HEARTBEAT_MS = 3_000;

/** Creates the plan of an import from its files. */
async function plan(importId: string, parsed: ParsedImport, options: ImportOptions) {
	const sourceFolder = await openFolder(filesOf(importId));
	const pictures = createPictureImporter(
		sourceFolder,
		options.keepAddresses ?? false,
		parsed.sumu?.pictureTexts,
	);
	return { pictures, ...(await planImport(parsed, options, pictures)) };
}

/** Returns the report that an import would have with these options. */
export async function forecast(importId: string, options: ImportOptions) {
	const parsedImport = await readInWorker(filesOf(importId));
	const { entries, source, pictures } = await plan(importId, parsedImport, options);
	for (const { action } of entries) action?.notePictures();
	return {
		source,
		report: entries.map(({ row }) => row),
		tables: parsedImport.tables.map(({ file, columns }) => ({
			file,
			type: csvKindOf(file) ?? null,
			columns: [...columns],
		})),
		notes: describePictures(pictures),
		total: entries.filter(({ action }) => action).length,
	};
}

export async function readFiles({ documentId: importId }: ImportRecord) {
	await updateIn(importId, ['reading'], { state: 'ready', ...(await forecast(importId, {})) });
}

/** Adds the entries of an import that are not added yet, until it is cancelled or the server stops. */
export async function addEntries(
	{ documentId: importId, options, report }: ImportRecord,
	isStopping: () => boolean,
) {
	const parsedImport = await readInWorker(filesOf(importId));
	const { entries, pictures } = await plan(importId, parsedImport, options);
	const importItems: ImportItem[] = await queryImportItems().findMany({ where: { importId } });
	const addedPositions = new Set(importItems.map(({ position }) => position));
	const chosenRows = options.only && new Set(options.only);
	const isChosen = (position: number) => chosenRows?.has(position) ?? true;
	// An entry that was added before an interruption is in the site now, so the plan would call it a copy.
	const openEntries = entries.map((entry, position) => {
		const earlierRow = report[position];
		if (!addedPositions.has(position) || !earlierRow) return entry;
		return { row: earlierRow, summary: entry.summary };
	});
	// A continued run reports the entries that it finds added as this plan does.
	if (addedPositions.size === 0)
		await updateIn(importId, ['running'], { report: entries.map(({ row }) => row) });
	const totalCount = openEntries.filter(
		({ action }, position) => addedPositions.has(position) || (action && isChosen(position)),
	).length;
	const reportRows: ImportRow[] = [];
	let doneCount = addedPositions.size;
	let isCancelled = false;
	let progressSavedAt = 0;
	await runPlan(openEntries, {
		importId,
		only: options.only,
		isCancelled: () => isCancelled || isStopping(),
		async onRow({ row }, position) {
			const { action } = openEntries[position] ?? {};
			const isLeftOut = action && !isChosen(position);
			reportRows.push(isLeftOut ? { ...row, status: 'skipped', reason: 'not chosen' } : row);
			if (action && isChosen(position)) doneCount += 1;
			await immediate();
			if (Date.now() - progressSavedAt < HEARTBEAT_MS / 6) return;
			progressSavedAt = Date.now();
			isCancelled = !(await updateIn(importId, ['running'], {
				done: doneCount,
				total: totalCount,
			}));
		},
	});
	if (isStopping()) return;
	const remainingRows = openEntries
		.slice(reportRows.length)
		.map(
			({ row }): ImportRow =>
				isAddedRow(row) ? { ...row, status: 'skipped', reason: 'cancelled' } : row,
		);
	const finalResult = {
		report: [...reportRows, ...remainingRows],
		notes: describePictures(pictures),
		done: doneCount,
		total: totalCount,
	};
	if (isCancelled) await updateIn(importId, ['cancelled'], finalResult);
	else await updateIn(importId, ['running'], { ...finalResult, state: 'done' });
	await removeFiles(importId);
}
