import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	exportQuery,
	importParams,
	importSchema,
	importStartSchema,
	importSummarySchema,
} from '../schemas/import';
import { addedOf, changedSchema, deletedSchema, listOf, oneOf } from '../schemas/responses';

export const addImport = defineEndpoint({
	operation: 'import.add',
	method: 'POST',
	path: '/imports',
	summary:
		'Uploads files to import, whose names may be relative paths, and reads them in the background',
	uploads: 'file',
	response: addedOf(importSchema),
});

export const listImports = defineEndpoint({
	operation: 'import.list',
	method: 'GET',
	path: '/imports',
	summary: 'Lists the imports, newest first',
	response: listOf(importSummarySchema),
});

export const getImport = defineEndpoint({
	operation: 'import.one',
	method: 'GET',
	path: '/import/:id',
	summary: 'Returns an import with its progress and its report',
	params: importParams,
	response: oneOf(importSchema),
});

export const forecastImport = defineEndpoint({
	operation: 'import.forecast',
	method: 'POST',
	path: '/import/:id/forecast',
	summary: 'Returns an import that has been read with the report that these options would give',
	params: importParams,
	body: importStartSchema,
	response: oneOf(importSchema),
});

export const startImport = defineEndpoint({
	operation: 'import.start',
	method: 'POST',
	path: '/import/:id/start',
	summary: 'Starts an import that has been read; 409 in any other state',
	params: importParams,
	body: importStartSchema,
	response: changedSchema(importSchema),
});

export const cancelImport = defineEndpoint({
	operation: 'import.cancel',
	method: 'POST',
	path: '/import/:id/cancel',
	summary: 'Cancels an import; what it has added stays',
	params: importParams,
	response: changedSchema(importSchema),
});

export const undoImport = defineEndpoint({
	operation: 'import.undo',
	method: 'DELETE',
	path: '/import/:id',
	summary:
		'Moves everything that an import has added to the trash, and removes it from the history',
	params: importParams,
	response: deletedSchema,
});

export const downloadExport = defineEndpoint({
	operation: 'export.one',
	method: 'GET',
	path: '/export',
	summary: 'Returns everything in open formats as a zip, which `POST /imports` reads back',
	query: exportQuery,
	download: 'application/zip',
	response: z.string(),
});
