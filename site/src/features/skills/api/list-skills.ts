import { listSkills, type Skill, type SortedSkill } from '@sumu/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { keys } from '../../../lib/query/keys';

const shown = ({ group, skillName, level, percentage }: Skill): SortedSkill => ({
	group,
	skillName,
	level,
	percentage,
});

/** Skills in the owner's order, with only the fields that a bar shows. */
export const skillsQuery = () =>
	queryOptions({
		queryKey: [...keys.skills, 'shown'],
		queryFn: async ({ signal }) => (await call(listSkills, { signal })).data.map(shown),
	});
