import type { DisplayedSkill, Skill } from './schemas/skill';

export type SortedSkill = Pick<Skill, 'group' | 'skillName' | 'level' | 'percentage'>;
/** By the names of the groups, in their order. */
export type SkillGroups = Map<string, DisplayedSkill[]>;

/** Sorts skills into groups, order kept; one that has gone from the list stands at its end as long as a skill is in it. */
export function groupSkills(
	skills: readonly SortedSkill[],
	groups: readonly string[],
): SkillGroups {
	const sorted: SkillGroups = new Map(groups.map((group) => [group, []]));
	for (const { group, skillName, level, percentage } of skills) {
		const shown = { name: skillName, laval: level, present: percentage };
		sorted.set(group, [...(sorted.get(group) ?? []), shown]);
	}
	return sorted;
}
