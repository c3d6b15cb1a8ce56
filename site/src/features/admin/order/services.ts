import { listServices, MAX_UNPAGED_ROWS, orderServices } from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { OrderableContent } from './orderable';

export const orderableServices: OrderableContent = {
	resource: 'services',
	title: 'Order services',
	plural: 'services',
	backTo: entryPaths.service.list.at(),
	read: async (signal) => {
		const { data } = await callAsUser(listServices, { query: { limit: MAX_UNPAGED_ROWS }, signal });
		return data.map(({ _id, servicesHeader }) => ({ _id, name: servicesHeader, note: '' }));
	},
	save: (ids) => callAsUser(orderServices, { body: { ids } }),
};
