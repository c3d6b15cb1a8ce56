import { changeInBulk } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { applyToEntries } from '../apply';

export default {
	change: createAction(changeInBulk, async ({ params: { kind }, body }) => ({
		acknowledged: true as const,
		data: await applyToEntries(kind, body),
	})),
};
