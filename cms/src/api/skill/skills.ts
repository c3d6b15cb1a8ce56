import type { SaveFields, SkillUpdateBody } from '@sumu/contract';
import { createOrderedType } from '../../ordered-type';
import { toColumns } from '../../platform/fields';
import { pictureColumns } from '../../platform/media/picture-columns';
import { createReader } from '../../reader';
import type schema from './content-types/skill/schema.json';
import { presentManagedSkill, presentSkill, skillFields } from './presenter';

/** Maps a skill's body to its columns. */
export const toSkillColumns = async ({ img, ...texts }: Omit<SkillUpdateBody, keyof SaveFields>) =>
	toColumns<typeof schema>()({
		...texts,
		...(await pictureColumns(img, 'img', { file: 'img', url: 'imageUrl' })),
	});

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
