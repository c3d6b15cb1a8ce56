import type { SkillGroup } from '@sumu/contract';

/** The categories as they are shown, in their order. */
export const groupNames: Record<SkillGroup, string> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};

/** The colour each category is woven in. */
export const dyes: Record<SkillGroup, string> = {
	frontend: 'accent',
	backend: 'gold',
	database: 'greenText',
	hosting: 'control',
	tools: 'ink',
};
