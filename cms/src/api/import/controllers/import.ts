import {
	addImport,
	cancelImport as cancelCall,
	forecastImport as forecastCall,
	getImport,
	listImports,
	startImport as startCall,
	undoImport as undoCall,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import {
	addedResponse,
	changedResponse,
	deletedResponse,
	listResponse,
	oneResponse,
} from '../../../contract/responses';
import { getWriterName } from '../../../platform/documents/writer';
import { countAdded, findImport } from '../import-records';
import { type ImportRecord, queryImports } from '../import-tables';
import { cancelImport, createImport, forecastImport, startImport, undoImport } from '../jobs';
import { presentImport, presentImportSummary } from '../present-import';

/** Maximum imports in the history. */
const MAX_LISTED_IMPORTS = 100;

const present = async (record: ImportRecord) =>
	presentImport(record, await countAdded(record.documentId));

export default {
	add: createAction(addImport, async ({ ctx }) => {
		const importRecord = await createImport(ctx.req, getWriterName());
		ctx.status = 201;
		return addedResponse(await present(importRecord));
	}),

	list: createAction(listImports, async () => {
		const importRecords: ImportRecord[] = await queryImports().findMany({
			orderBy: { id: 'desc' },
			limit: MAX_LISTED_IMPORTS,
		});
		return listResponse(
			await Promise.all(
				importRecords.map(async (record) =>
					presentImportSummary(record, await countAdded(record.documentId)),
				),
			),
		);
	}),

	one: createAction(getImport, async ({ params: { id } }) =>
		oneResponse(await present(await findImport(id))),
	),

	forecast: createAction(forecastCall, async ({ params: { id }, body }) =>
		oneResponse(await present(await forecastImport(id, body))),
	),

	start: createAction(startCall, async ({ params: { id }, body }) =>
		changedResponse(await present(await startImport(id, body))),
	),

	cancel: createAction(cancelCall, async ({ params: { id } }) =>
		changedResponse(await present(await cancelImport(id))),
	),

	undo: createAction(undoCall, async ({ params: { id } }) => deletedResponse(await undoImport(id))),
};
