import { listSkills } from '@sumu/contract';
import { action } from '../../../contract/action';
import { listAnswer } from '../../../contract/pages';
import { lowestRankFirst } from '../../../lib/orders';
import { published } from '../../../lib/published';
import { presentSkill, type SkillRow, skillColumns } from '../../../presenters/skill';

const skills = published<SkillRow>('api::skill.skill', {
	select: skillColumns,
	populate: { img: true },
});

export default {
	list: action(listSkills, async ({ query }) => {
		const rows = await skills.list({ orderBy: lowestRankFirst, limit: query.limit });
		return listAnswer(rows.map(presentSkill));
	}),
};
