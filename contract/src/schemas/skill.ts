import * as z from 'zod/mini';
import { pictureSchema } from './picture';

export const skillGroups = ['frontend', 'backend', 'database', 'hosting', 'tools'] as const;

export const skillSchema = z.object({
	_id: z.string(),
	skillName: z.string(),
	/** 0 to 100, where the bar stops. */
	percentage: z.number(),
	level: z.string(),
	group: z.enum(skillGroups),
	img: z.string(),
	picture: z.nullable(pictureSchema),
});

/** One entry of `skills.json`; the keys keep the earlier backend's spelling. */
export const displayedSkillSchema = z.object({
	name: z.string(),
	laval: z.string(),
	present: z.number(),
});

export type Skill = z.output<typeof skillSchema>;
export type SkillGroup = (typeof skillGroups)[number];
export type DisplayedSkill = z.output<typeof displayedSkillSchema>;
export type SkillGroups = Record<SkillGroup, DisplayedSkill[]>;

/** Sorts skills into the five groups of `skills.json`, order kept. */
export function groupSkills(skills: readonly Skill[]): SkillGroups {
	const groups: SkillGroups = { frontend: [], backend: [], database: [], hosting: [], tools: [] };
	for (const { group, skillName, level, percentage } of skills)
		groups[group].push({ name: skillName, laval: level, present: percentage });
	return groups;
}
