import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportRow } from '@sumu/contract';
import { env } from '../../env';
import { orNotFound } from '../../platform/lib/http-errors';
import { type ImportRecord, queryImportItems, queryImports } from './import-tables';

const importsFolder = () => join(env.DATA_DIR, 'imports');
const folderOf = (importId: string) => join(importsFolder(), importId);
export const filesOf = (importId: string) => join(folderOf(importId), 'files');

export const getCurrentTime = () => new Date().toISOString();

export const whereImport = (importId: string) => ({ documentId: importId });

export const findImport = async (importId: string): Promise<ImportRecord> =>
	orNotFound(await queryImports().findOne({ where: whereImport(importId) }));

/** Updates an import that is in one of these states. Returns false if it is in another one. */
export async function updateIn(
	importId: string,
	states: readonly ImportRecord['state'][],
	data: Partial<ImportRecord>,
): Promise<boolean> {
	const { count } = await queryImports().updateMany({
		where: { documentId: importId, state: { $in: states } },
		data: { ...data, updatedAt: getCurrentTime() },
	});
	return count > 0;
}

export const removeFiles = (importId: string) =>
	rm(folderOf(importId), { recursive: true, force: true });

export const isAddedRow = ({ status }: ImportRow) =>
	['published', 'draft', 'scheduled'].includes(status);

/** Counts the entries that an import has added. */
export const countAdded = (importId: string): Promise<number> =>
	queryImportItems().count({ where: { importId } });
