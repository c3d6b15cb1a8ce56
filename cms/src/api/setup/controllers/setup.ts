import { readSetup, saveSetup } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { setupState } from '../setup-state';
import { noteSetup } from '../wishes';

export default {
	one: createAction(readSetup, async () => oneResponse(await setupState())),

	update: createAction(saveSetup, async ({ body }) => {
		await noteSetup(body);
		return changedResponse(await setupState());
	}),
};
