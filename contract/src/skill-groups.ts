/** What skills are sorted into where their owner has no groups of their own, in this order; also the keys of `skills.json`. */
export const skillGroups = ['frontend', 'backend', 'database', 'hosting', 'tools'] as const;

export type SkillGroup = (typeof skillGroups)[number];

/** The groups of a site, in their order. */
export const groupsOf = ({
	skillGroups: own,
}: {
	skillGroups: readonly string[];
}): readonly string[] => (own.length > 0 ? own : skillGroups);
