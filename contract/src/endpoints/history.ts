import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { historyParams, versionedSchema, versionParams, versionSchema } from '../schemas/history';
import { oneOf } from '../schemas/responses';

export const listHistory = defineEndpoint({
	operation: 'history.list',
	method: 'GET',
	path: '/history/:kind/:id',
	summary:
		'Lists the versions with time and author, newest first, at most 50; for the settings, kind and id are `site`',
	params: historyParams,
	response: oneOf(z.array(versionSchema)),
});

export const readVersion = defineEndpoint({
	operation: 'history.one',
	method: 'GET',
	path: '/history/:kind/:id/:version',
	summary: 'Returns the content of a version',
	params: versionParams,
	response: oneOf(versionedSchema),
});

export const restoreVersion = defineEndpoint({
	operation: 'history.restore',
	method: 'POST',
	path: '/history/:kind/:id/:version/restore',
	summary:
		'Makes a draft from a version; for the settings, which have no drafts, writes it directly',
	params: versionParams,
	response: z.object({ acknowledged: z.literal(true), data: versionedSchema }),
});
