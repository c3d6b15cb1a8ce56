import { listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import {
	findVersions,
	readDocumentVersion,
	restoreDocumentVersion,
} from '../../../platform/documents/history';
import { historyOf } from '../history-readers';
import { presentVersion } from '../presenter';

export default {
	list: createAction(listHistory, async ({ params }) => {
		const { fields, idOf } = historyOf(params.kind);
		const versions = await findVersions(await idOf(params.id));
		return oneResponse(versions.map(presentVersion(fields)));
	}),

	one: createAction(readVersion, async ({ params }) => {
		const { uid, idOf, was } = historyOf(params.kind);
		const id = await idOf(params.id);
		return oneResponse(await was(id, await readDocumentVersion(uid, id, params.version)));
	}),

	restore: createAction(restoreVersion, async ({ params }) => {
		const { uid, idOf, one } = historyOf(params.kind);
		const id = await idOf(params.id);
		await restoreDocumentVersion(uid, id, params.version);
		return { acknowledged: true as const, data: await one(id) };
	}),
};
