import { readSetup, saveSetup } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { changedResponse } from '../../../contract/writes';
import { setupState } from '../setup-state';
import { noteSetup } from '../wishes';

export default {
	one: action(readSetup, async () => oneResponse(await setupState())),

	update: action(saveSetup, async ({ body }) => {
		await noteSetup(body);
		return changedResponse(await setupState());
	}),
};
