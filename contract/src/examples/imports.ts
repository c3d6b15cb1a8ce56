import * as calls from '../endpoints/imports';
import { downloadExport } from '../endpoints/imports';
import type { Import } from '../schemas/import';
import { type DeepRequired, defineExample } from './example';
import {
	deletedResponse,
	toAddedResponse,
	toChangedResponse,
	toItemResponse,
	toListResponse,
} from './responses';
import { sampleDate, sampleId } from './samples';

const sampleImport: DeepRequired<Import> = {
	_id: sampleId,
	source: 'medium',
	name: 'medium-export.zip',
	state: 'ready',
	progress: { done: 0, total: 1 },
	error: '',
	createdBy: 'Mira',
	date: sampleDate,
	added: 0,
	report: [
		{
			kind: 'blog',
			source: 'posts/draft_Quiet-buttons-0a1b2c3d4e5f.html',
			title: 'Quiet buttons',
			slug: 'quiet-buttons',
			status: 'draft',
			reason: 'a draft',
			date: sampleDate,
			words: { source: 640, result: 640 },
			pictures: 2,
			replaced: ['an embedded page (www.youtube.com) with its address'],
			leftOut: ['a form'],
			notes: [],
		},
	],
	tables: [{ file: 'projects.csv', type: 'project', columns: ['name', 'price'] }],
	notes: [],
};
const { report: _report, tables: _tables, notes: _notes, ...sampleSummary } = sampleImport;
const importParams = { id: sampleId };

export const importExamples = {
	addImport: defineExample(calls.addImport, { response: toAddedResponse(sampleImport) }),
	listImports: defineExample(calls.listImports, { response: toListResponse(sampleSummary) }),
	getImport: defineExample(calls.getImport, {
		params: importParams,
		response: toItemResponse(sampleImport),
	}),
	forecastImport: defineExample(calls.forecastImport, {
		params: importParams,
		body: { tables: { 'projects.csv': { type: 'project', columns: { name: 'projectsName' } } } },
		response: toItemResponse(sampleImport),
	}),
	startImport: defineExample(calls.startImport, {
		params: importParams,
		body: { only: [0], asDrafts: true },
		response: toChangedResponse(sampleImport),
	}),
	cancelImport: defineExample(calls.cancelImport, {
		params: importParams,
		response: toChangedResponse({ ...sampleImport, state: 'cancelled' as const }),
	}),
	downloadExport: defineExample(downloadExport, {
		query: { content: 'true', people: 'false' },
		response: 'PK…',
	}),
	undoImport: defineExample(calls.undoImport, { params: importParams, response: deletedResponse }),
};
