import { type Filter, filterFor, recently } from './filters';

/** What the page of a choice is called after; undefined for all, and for a category nobody knows. */
export function labelOf(
	{ search }: Filter,
	categories: readonly string[],
	recent: string,
): string | undefined {
	if (search === recently.search) return recent;
	return search ? categories.find((name) => filterFor(name).search === search) : undefined;
}
