import type { DisplayedSkill, Skill } from './schemas/skill';
import type { SkillGroup } from './skill-groups';

export type SkillGroups = Record<SkillGroup, DisplayedSkill[]>;

/** Sorts skills into the five groups of `skills.json`, order kept. */
export function groupSkills(skills: readonly Skill[]): SkillGroups {
	const groups: SkillGroups = { frontend: [], backend: [], database: [], hosting: [], tools: [] };
	for (const { group, skillName, level, percentage } of skills)
		groups[group].push({ name: skillName, laval: level, present: percentage });
	return groups;
}
