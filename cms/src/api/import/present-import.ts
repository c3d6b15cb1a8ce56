import type { Import, ImportSummary } from '@sumu/contract';
import type { ImportRecord } from './import-tables';

/** Returns an import as the history lists it. */
export const presentImportSummary = (record: ImportRecord, added: number): ImportSummary => ({
	_id: record.documentId,
	source: record.source,
	name: record.name,
	state: record.state,
	progress: { done: record.done, total: record.total },
	error: record.error,
	createdBy: record.createdBy,
	date: new Date(record.createdAt).toISOString(),
	added,
});

/** Returns an import with its report. */
export const presentImport = (record: ImportRecord, added: number): Import => ({
	...presentImportSummary(record, added),
	report: record.report,
	tables: record.tables,
	notes: record.notes,
});
