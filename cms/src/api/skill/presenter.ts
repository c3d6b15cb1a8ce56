import type { ManagedSkill, Skill } from '@sumu/contract';
import { stateFields } from '../../platform/documents/publication-state';
import {
	createPresenter,
	dateField,
	documentIdField,
	type FieldMapFor,
	nullableNumberField,
	textField,
} from '../../platform/fields';
import { pictureFields } from '../../platform/media/picture-columns';
import type schema from './content-types/skill/schema.json';

const { address, picture } = pictureFields({ file: 'img', url: 'imageUrl', alt: 'skillName' });

export const skillFields = {
	_id: documentIdField,
	skillName: textField('skillName'),
	percentage: nullableNumberField('percentage'),
	level: textField('level'),
	group: textField('group'),
	img: address,
	picture,
	updated: dateField('updatedAt'),
} satisfies FieldMapFor<Skill, typeof schema>;

export const managedSkillFields = { ...skillFields, ...stateFields } satisfies FieldMapFor<
	Required<ManagedSkill>,
	typeof schema
>;

export const presentManagedSkill = createPresenter(managedSkillFields);
export const presentSkill = createPresenter(skillFields);
