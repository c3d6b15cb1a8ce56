import * as calls from '../endpoints/history';
import type { Version } from '../schemas/history';
import { example } from './example';
import { one } from './responses';
import { date, id, managedWholeProject } from './samples';

const params = { kind: 'project', id } as const;
const version: Version = {
	version: '41',
	at: date,
	by: 'Mira',
	fields: ['projectsName'],
	status: 'published',
};

export const historyExamples = {
	listHistory: example(calls.listHistory, { params, response: one([version]) }),
	readVersion: example(calls.readVersion, {
		params: { ...params, version: version.version },
		response: one(managedWholeProject),
	}),
	restoreVersion: example(calls.restoreVersion, {
		params: { ...params, version: version.version },
		response: { acknowledged: true, data: managedWholeProject },
	}),
};
