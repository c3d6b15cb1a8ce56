import type { SkillGroup } from '@sumu/contract';

/** The categories as they are shown, in their order. */
export const groupNames: Record<SkillGroup, string> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};
