import { findAddress } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { findCanonicalPath } from '../../../platform/addresses/find';
import { orNotFound } from '../../../platform/lib/found';
import { workplaceAt } from '../../site-setting/own-addresses';

export default {
	find: createAction(findAddress, async ({ query }) => {
		const workplace = await workplaceAt(query.path);
		if (workplace) return oneResponse({ path: workplace, permanent: false });
		return oneResponse({ path: orNotFound(await findCanonicalPath(query.path)), permanent: true });
	}),
};
