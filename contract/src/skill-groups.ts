import type { DisplayedSkill, Skill } from './schemas/skill';

/** Default skill groups, in this order, for owners without groups of their own. Also the keys of `skills.json`. */
export const skillGroups = ['frontend', 'backend', 'database', 'hosting', 'tools'] as const;

export type SkillGroup = (typeof skillGroups)[number];

/** Returns the groups of a site in their order. */
export const groupsOf = ({
	skillGroups: own,
}: {
	skillGroups: readonly string[];
}): readonly string[] => (own.length > 0 ? own : skillGroups);

export type SortedSkill = Pick<Skill, 'group' | 'skillName' | 'level' | 'percentage'>;
/** Skills by group name, in the order of the groups. */
export type SkillGroups = Map<string, DisplayedSkill[]>;

/** Groups skills and keeps their order. Groups missing from the list come last if they still have skills. */
export function groupSkills(
	skills: readonly SortedSkill[],
	groups: readonly string[],
): SkillGroups {
	const skillsByGroup: SkillGroups = new Map(groups.map((group) => [group, []]));
	for (const { group, skillName, level, percentage } of skills) {
		const displayedSkill = { name: skillName, laval: level, present: percentage };
		skillsByGroup.set(group, [...(skillsByGroup.get(group) ?? []), displayedSkill]);
	}
	return skillsByGroup;
}
