import { findAddress } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { leadOn } from '../../../platform/addresses/find';
import { found } from '../../../platform/lib/found';

export default {
	find: action(findAddress, async ({ query }) =>
		oneResponse({ path: found(await leadOn(query.path)) }),
	),
};
