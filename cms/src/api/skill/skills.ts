import { createOrderedType } from '../../ordered-type';
import { createReader } from '../../reader';
import { toSkillColumns } from './columns';
import { presentManagedSkill, presentSkill, skillFields } from './presenter';

/** Lists and writes of the skills. */
export const skills = createOrderedType('skill', {
	reader: createReader('api::skill.skill', { fields: skillFields }),
	present: presentSkill,
	presentManaged: presentManagedSkill,
	columns: toSkillColumns,
	search: ['skillName', 'level'],
	managed: {
		search: ['group', 'percentage'],
		fields: {
			_id: 'documentId',
			skillName: 'skillName',
			percentage: 'percentage',
			group: 'group',
			level: 'level',
			updated: 'updatedAt',
		},
	},
	sort: { skillName: 'skillName', percentage: 'percentage', group: 'group', rank: 'rank' },
});
