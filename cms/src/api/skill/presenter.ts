import type { ManagedSkill, Skill } from '@sumu/contract';
import { stateFields } from '../../platform/documents/state';
import { date, documentId, type Fields, number, presenter, text } from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/skill/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'skillName' });

export const skillFields = {
	_id: documentId,
	skillName: text('skillName'),
	percentage: number('percentage'),
	level: text('level'),
	group: text('group'),
	img: address,
	picture,
	updated: date('updatedAt'),
} satisfies Fields<Skill, typeof schema>;

export const managedSkillFields = { ...skillFields, ...stateFields } satisfies Fields<
	Required<ManagedSkill>,
	typeof schema
>;

export const presentManagedSkill = presenter(managedSkillFields);
export const presentSkill = presenter(skillFields);
