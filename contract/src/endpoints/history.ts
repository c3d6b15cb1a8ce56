import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { historyParams, versionedSchema, versionParams, versionSchema } from '../schemas/history';
import { oneOf } from '../schemas/responses';

export const listHistory = defineEndpoint({
	operation: 'history.list',
	method: 'GET',
	path: '/history/:kind/:id',
	summary:
		'What was written, when and by whom, the newest first, 50 at most; of the settings kind and id are `site`',
	params: historyParams,
	response: oneOf(z.array(versionSchema)),
});

export const readVersion = defineEndpoint({
	operation: 'history.one',
	method: 'GET',
	path: '/history/:kind/:id/:version',
	summary: 'What stood there then',
	params: versionParams,
	response: oneOf(versionedSchema),
});

export const restoreVersion = defineEndpoint({
	operation: 'history.restore',
	method: 'POST',
	path: '/history/:kind/:id/:version/restore',
	summary: 'Makes a draft of what stood there then; the settings, which have no drafts, it writes',
	params: versionParams,
	response: z.object({ acknowledged: z.literal(true), data: versionedSchema }),
});
