import { readSetup, saveSetup } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { changedResponse, oneResponse } from '../../../contract/responses';
import { noteSetup, setupState } from '../setup-state';

export default {
	one: createAction(readSetup, async () => oneResponse(await setupState())),

	update: createAction(saveSetup, async ({ body }) => {
		await noteSetup(body);
		return changedResponse(await setupState());
	}),
};
