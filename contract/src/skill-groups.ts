/** Default skill groups, in this order, for owners without groups of their own. Also the keys of `skills.json`. */
export const skillGroups = ['frontend', 'backend', 'database', 'hosting', 'tools'] as const;

export type SkillGroup = (typeof skillGroups)[number];

/** Returns the groups of a site in their order. */
export const groupsOf = ({
	skillGroups: own,
}: {
	skillGroups: readonly string[];
}): readonly string[] => (own.length > 0 ? own : skillGroups);
