import {
	addSkill,
	deleteSkill,
	getSkill,
	listSkills,
	orderSkills,
	type SaveFields,
	type SkillUpdateBody,
	updateSkill,
} from '@sumu/contract';
import { createAction } from '../../../contract/action';
import { createOrderedType } from '../../../ordered-type';
import { toColumns } from '../../../platform/fields';
import { pictureColumns } from '../../../platform/media/picture-columns';
import { createReader } from '../../../reader';
import type schema from '../content-types/skill/schema.json';
import { presentManagedSkill, presentSkill, skillFields } from '../presenter';

const toSkillColumns = async ({ img, ...texts }: Omit<SkillUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

const skills = createOrderedType('skill', {
	reader: createReader('api::skill.skill', { fields: skillFields }),
	present: presentSkill,
	presentManaged: presentManagedSkill,
	columns: toSkillColumns,
	search: ['skillName', 'level'],
	sort: { skillName: 'skillName', percentage: 'percentage', group: 'group', rank: 'rank' },
});

export default {
	list: createAction(listSkills, skills.list),
	one: createAction(getSkill, skills.one),
	add: createAction(addSkill, skills.add),
	update: createAction(updateSkill, skills.update),
	remove: createAction(deleteSkill, skills.remove),
	order: createAction(orderSkills, skills.order),
};
