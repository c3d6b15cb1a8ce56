import { groupsOf } from '@sumu/contract';
import { useSite } from '../../../../lib/site/use-site';
import type { ReferenceChoice } from '../entry-form/definition';

/** Names of the default groups, in the language of the admin. */
const defaultGroupNames: Readonly<Record<string, string>> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};

/** Groups a skill can be in. */
export const useGroupChoices = (): readonly ReferenceChoice[] =>
	groupsOf(useSite()).map((group) => ({ id: group, name: defaultGroupNames[group] ?? group }));
