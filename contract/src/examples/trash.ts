import * as calls from '../endpoints/trash';
import type { TrashItem } from '../schemas/trash';
import { defineExample } from './example';
import { deletedResponse } from './responses';
import { sampleDate, sampleId } from './samples';

const sampleItem: TrashItem = {
	_id: sampleId,
	kind: 'project',
	title: 'Hill Tracts Tea',
	deletedAt: sampleDate,
	deletedBy: 'Mira',
	expiresAt: '2026-12-22T09:30:00.000Z',
};
const itemParams = { kind: 'project', id: sampleId } as const;

export const trashExamples = {
	listTrash: defineExample(calls.listTrash, {
		query: { kind: 'project', page: 1, size: 20 },
		response: { status: true, data: [sampleItem], pagination: [1], total: 1 },
	}),
	restoreTrashItem: defineExample(calls.restoreTrashItem, {
		params: itemParams,
		query: { rename: 'true' },
		response: {
			acknowledged: true,
			data: { _id: sampleId, kind: 'project', title: sampleItem.title },
		},
	}),
	deleteTrashItem: defineExample(calls.deleteTrashItem, {
		params: itemParams,
		response: deletedResponse,
	}),
	emptyTrash: defineExample(calls.emptyTrash, {
		query: { kind: 'project' },
		response: deletedResponse,
	}),
};
