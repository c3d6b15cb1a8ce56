import type { Skill, SkillGroup } from '@sumu/contract';
import { type FileRow, pictured } from '../../platform/media/picture';

export interface SkillRow {
	documentId: string;
	skillName: string;
	percentage: number;
	level: string | null;
	group: SkillGroup;
	img: FileRow | null;
	imageUrl: string | null;
}

export const skillColumns = ['documentId', 'skillName', 'percentage', 'level', 'group', 'imageUrl'];

export function presentSkill(row: SkillRow): Skill {
	const { address, picture } = pictured(row.img, row.imageUrl, row.skillName);
	return {
		_id: row.documentId,
		skillName: row.skillName,
		percentage: row.percentage,
		level: row.level ?? '',
		group: row.group,
		img: address,
		picture,
	};
}
