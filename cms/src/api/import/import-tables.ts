import type { Core, UID } from '@strapi/strapi';
import type {
	ImportedKind,
	ImportOptions,
	ImportRow,
	ImportSource,
	ImportState,
	ImportTable,
} from '@sumu/contract';

const importUid: string = 'sumu::import';
const importItemUid: string = 'sumu::import-item';

export interface ImportRecord {
	id: number;
	documentId: string;
	/** Null until it is recognised. */
	source: ImportSource | null;
	/** Name of the file or folder. */
	name: string;
	state: ImportState;
	done: number;
	total: number;
	options: ImportOptions;
	report: ImportRow[];
	tables: ImportTable[];
	/** Facts about all of it, such as pictures that could not be fetched. */
	notes: string[];
	error: string;
	createdBy: string;
	createdAt: string;
	updatedAt: string;
}

export interface ImportItem {
	id: number;
	importId: string;
	/** Row of the report. */
	position: number;
	kind: ImportedKind;
	documentId: string;
	/** By which another import recognises it. */
	mark: string;
}

/** Registers tables that are no content types. Strapi creates and migrates them, and backups include them. */
export function registerImports(strapi: Core.Strapi) {
	strapi.get('models').add({
		uid: importUid,
		tableName: 'imports',
		singularName: 'import',
		attributes: {
			id: { type: 'increments' },
			documentId: { type: 'string', column: { notNullable: true } },
			source: { type: 'string' },
			name: { type: 'string' },
			state: { type: 'string', column: { notNullable: true } },
			done: { type: 'integer' },
			total: { type: 'integer' },
			options: { type: 'json' },
			report: { type: 'json' },
			tables: { type: 'json' },
			notes: { type: 'json' },
			error: { type: 'text' },
			createdBy: { type: 'string' },
			createdAt: { type: 'datetime' },
			updatedAt: { type: 'datetime' },
		},
		indexes: [{ name: 'imports_document_id_idx', columns: ['document_id'], type: 'unique' }],
	});
	strapi.get('models').add({
		uid: importItemUid,
		tableName: 'import_items',
		singularName: 'import-item',
		attributes: {
			id: { type: 'increments' },
			importId: { type: 'string', column: { notNullable: true } },
			position: { type: 'integer', column: { notNullable: true } },
			kind: { type: 'string', column: { notNullable: true } },
			documentId: { type: 'string', column: { notNullable: true } },
			mark: { type: 'string', column: { notNullable: true } },
		},
		indexes: [
			{ name: 'import_items_import_idx', columns: ['import_id', 'position'], type: 'unique' },
			{ name: 'import_items_mark_idx', columns: ['mark'] },
		],
	});
}

export const queryImports = () => strapi.db.query(importUid as UID.ContentType);
export const queryImportItems = () => strapi.db.query(importItemUid as UID.ContentType);
