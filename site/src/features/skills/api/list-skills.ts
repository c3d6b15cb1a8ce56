import { groupSkills, listSkills } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

/** The skills by category, each with no more than a bar shows. */
export const skillsQuery = () =>
	queryOptions({
		queryKey: [...keys.skills, 'groups'],
		queryFn: async ({ signal }) => groupSkills((await call(listSkills, { signal })).data),
	});
