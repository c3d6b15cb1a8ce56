import { listSkills, type Skill, type SortedSkill } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api';
import { queryKeyOf } from '../../../lib/query/keys';

const toSortedSkill = ({ group, skillName, level, percentage }: Skill): SortedSkill => ({
	group,
	skillName,
	level,
	percentage,
});

/** Skills in the owner's order, with only the fields that a bar shows. */
export const skillsQuery = () =>
	queryOptions({
		queryKey: [...queryKeyOf('skills'), 'shown'],
		queryFn: async ({ signal }) =>
			(await callEndpoint(listSkills, { signal })).data.map(toSortedSkill),
	});
