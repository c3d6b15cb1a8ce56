import { type Skill, skillGroups } from '@sumu/contract';
import { choice, documentId, type Fields, number, presenter, text } from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-fields';
import type schema from './content-types/skill/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'skillName' });

export const skillFields = {
	_id: documentId,
	skillName: text('skillName'),
	percentage: number('percentage'),
	level: text('level'),
	group: choice('group', skillGroups, 'tools'),
	img: address,
	picture,
} satisfies Fields<Skill, typeof schema>;

export const presentSkill = presenter(skillFields);
