import { findAnything } from '@sumu/contract';
import { callingRole } from '../../../access/roles';
import { createAction } from '../../../contract/action';
import { listResponse } from '../../../contract/responses';
import { findItems } from '../find-items';

export default {
	list: createAction(findAnything, async ({ query: { q } }) =>
		listResponse(await findItems(q, callingRole())),
	),
};
