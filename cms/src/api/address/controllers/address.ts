import { findAddress } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneResponse } from '../../../contract/pages';
import { leadOn } from '../../../platform/addresses/find';
import { found } from '../../../platform/lib/found';
import { workplaceAt } from '../../site-setting/own-addresses';

export default {
	find: action(findAddress, async ({ query }) => {
		const workplace = await workplaceAt(query.path);
		if (workplace) return oneResponse({ path: workplace, permanent: false });
		return oneResponse({ path: found(await leadOn(query.path)), permanent: true });
	}),
};
