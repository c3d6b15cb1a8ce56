import { findAddress } from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { oneResponse } from '../../../contract/responses';
import { findCanonicalPath } from '../../../platform/addresses/page-addresses';
import { orNotFound } from '../../../platform/lib/http-errors';
import { workplaceAt } from '../../site-setting/custom-addresses';

export default {
	find: createAction(findAddress, async ({ query }) => {
		const workplace = await workplaceAt(query.path);
		if (workplace) return oneResponse({ path: workplace, permanent: false });
		return oneResponse({ path: orNotFound(await findCanonicalPath(query.path)), permanent: true });
	}),
};
