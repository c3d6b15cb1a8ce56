import { listProjects, MAX_UNPAGED_ROWS, orderProjects } from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { OrderableContent } from './orderable';

export const orderableProjects: OrderableContent = {
	resource: 'projects',
	title: 'Order projects',
	plural: 'projects',
	backTo: entryPaths.project.list.at(),
	read: async (signal) => {
		const { data } = await callAsUser(listProjects, { query: { limit: MAX_UNPAGED_ROWS }, signal });
		return data.map(({ _id, projectsName, category }) => ({
			_id,
			name: projectsName,
			note: category ?? '',
		}));
	},
	save: (ids) => callAsUser(orderProjects, { body: { ids } }),
};
