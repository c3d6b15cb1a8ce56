import type { SkillGroup } from '@sumu/contract';
import type { Label } from '@sumu/contract/words';

/** The categories as they are shown, in their order. */
export const groupNames: Record<SkillGroup, Label> = {
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
