import { groupsOf } from '@sumu/contract';
import { useSite } from '../../../../lib/site/use-site';
import type { Choice } from '../entry-form/definition';

/** The groups of every site, in the workplace's language. */
const names: Readonly<Record<string, string>> = {
	frontend: 'Front-end',
	backend: 'Back-end',
	database: 'Database',
	hosting: 'Hosting',
	tools: 'Tools',
};

/** What a skill may be sorted into. */
export const useGroupChoices = (): readonly Choice[] =>
	groupsOf(useSite()).map((group) => ({ id: group, name: names[group] ?? group }));
