/** The five groups of `skills.json`, in their order. */
export const skillGroups = ['frontend', 'backend', 'database', 'hosting', 'tools'] as const;

export type SkillGroup = (typeof skillGroups)[number];
