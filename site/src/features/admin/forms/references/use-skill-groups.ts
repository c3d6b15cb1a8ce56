import { groupsOf } from '@sumu/contract';
import { useSite } from '../../../../lib/site/use-site';
import type { Choice } from '../entry-form/definition';

/** Names of the default groups, in the language of the admin. */
const names: Readonly<Record<string, string>> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};

/** Groups a skill can be in. */
export const useGroupChoices = (): readonly Choice[] =>
	groupsOf(useSite()).map((group) => ({ id: group, name: names[group] ?? group }));
