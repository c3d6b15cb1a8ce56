import { contentTypeOf } from '@sumu/contract';
import type { FileUsage } from './picture-usages';

/** Describes an entry by its kind and name. */
function nameOf({ kind, title }: FileUsage): string {
	// An editor must not learn whose account it is.
	if (kind === 'user') return 'someone’s account';
	if (kind === 'site') return 'the site settings';
	return `${contentTypeOf(kind).one} “${title}”`;
}

/** Returns the names of everything that shows a picture, without duplicates. */
export const describeUsages = (usages: readonly FileUsage[]): string[] => [
	...new Set(usages.map(nameOf)),
];
