import { listSkills, MAX_UNPAGED_ROWS, orderSkills } from '@sumu/contract';
import { entryPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { OrderableContent } from './orderable';

export const orderableSkills: OrderableContent = {
	resource: 'skills',
	title: 'Order skills',
	plural: 'skills',
	backTo: entryPaths.skill.list.at(),
	read: async (signal) => {
		const { data } = await callAsUser(listSkills, { query: { limit: MAX_UNPAGED_ROWS }, signal });
		return data.map(({ _id, skillName, group }) => ({ _id, name: skillName, note: group }));
	},
	save: (ids) => callAsUser(orderSkills, { body: { ids } }),
};
