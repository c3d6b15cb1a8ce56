import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { exportQuery } from '../schemas/export';

export const downloadExport = defineEndpoint({
	operation: 'export.one',
	method: 'GET',
	path: '/export',
	summary: 'Returns everything in open formats as a zip, which `POST /imports` reads back',
	query: exportQuery,
	download: 'application/zip',
	response: z.string(),
});
