import * as calls from '../endpoints/history';
import type { EntryVersion } from '../schemas/history';
import { defineExample } from './example';
import { managedWholeProject } from './projects';
import { toItemResponse } from './responses';
import { sampleDate, sampleId } from './samples';

const entryParams = { kind: 'project', id: sampleId } as const;
const sampleVersion: EntryVersion = {
	version: '41',
	at: sampleDate,
	by: 'Mira',
	fields: ['projectsName'],
	status: 'published',
};

export const historyExamples = {
	listHistory: defineExample(calls.listHistory, {
		params: entryParams,
		response: toItemResponse([sampleVersion]),
	}),
	readVersion: defineExample(calls.readVersion, {
		params: { ...entryParams, version: sampleVersion.version },
		response: toItemResponse(managedWholeProject),
	}),
	restoreVersion: defineExample(calls.restoreVersion, {
		params: { ...entryParams, version: sampleVersion.version },
		response: { acknowledged: true, data: managedWholeProject },
	}),
};
