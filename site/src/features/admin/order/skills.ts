import { listSkills, orderSkills, unpagedLimit } from '@sumu/contract';
import { sumuPaths } from '../../../config/sumu-paths';
import { callAsUser } from '../../../lib/session/call-as-user';
import type { Orderable } from './orderable';

export const orderableSkills: Orderable = {
	resource: 'skills',
	title: 'Order skills',
	plural: 'skills',
	backTo: sumuPaths.manageSkills.at(),
	read: async (signal) => {
		const { data } = await callAsUser(listSkills, { query: { limit: unpagedLimit }, signal });
		return data.map(({ _id, skillName, group }) => ({ _id, name: skillName, note: group }));
	},
	save: (ids) => callAsUser(orderSkills, { body: { ids } }),
};
