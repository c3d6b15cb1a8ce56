import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { deletedSchema, tableOf } from '../schemas/responses';
import {
	emptyTrashQuery,
	restoreQuery,
	trashItemSchema,
	trashParams,
	trashQuery,
} from '../schemas/trash';

export const listTrash = defineEndpoint({
	operation: 'trash.list',
	method: 'GET',
	path: '/trash',
	summary: 'Lists what was deleted and can be restored, newest first, by pages',
	query: trashQuery,
	response: tableOf(trashItemSchema),
});

export const restoreTrashItem = defineEndpoint({
	operation: 'trash.restore',
	method: 'POST',
	path: '/trash/:kind/:id/restore',
	summary:
		'Restores an entry with its id, history, relations and former addresses; 409 with the reason `slug` or `exists` if something else has taken its place',
	params: trashParams,
	query: restoreQuery,
	response: z.object({
		acknowledged: z.literal(true),
		data: z.pick(trashItemSchema, { _id: true, kind: true, title: true }),
	}),
});

export const deleteTrashItem = defineEndpoint({
	operation: 'trash.remove',
	method: 'DELETE',
	path: '/trash/:kind/:id',
	summary: 'Deletes an item of the trash permanently',
	params: trashParams,
	response: deletedSchema,
});

export const emptyTrash = defineEndpoint({
	operation: 'trash.empty',
	method: 'DELETE',
	path: '/trash',
	summary: 'Deletes everything in the trash, or all of a kind, permanently',
	query: emptyTrashQuery,
	response: deletedSchema,
});
