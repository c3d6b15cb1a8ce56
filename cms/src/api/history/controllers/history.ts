import { listHistory, readVersion, restoreVersion } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { readAt, restore, versionsOf } from '../../../platform/documents/history';
import { historyOf } from '../kinds';
import { presentVersion } from '../presenter';

export default {
	list: action(listHistory, async ({ params }) => {
		const { fields, idOf } = historyOf(params.kind);
		const versions = await versionsOf(await idOf(params.id));
		return oneResponse(versions.map(presentVersion(fields)));
	}),

	one: action(readVersion, async ({ params }) => {
		const { uid, idOf, was } = historyOf(params.kind);
		const id = await idOf(params.id);
		return oneResponse(await was(id, await readAt(uid, id, params.version)));
	}),

	restore: action(restoreVersion, async ({ params }) => {
		const { uid, idOf, one } = historyOf(params.kind);
		const id = await idOf(params.id);
		await restore(uid, id, params.version);
		return { acknowledged: true as const, data: await one(id) };
	}),
};
