import { filterFor, type ProjectFilter, recentProjectsFilter } from './filters';

/** Returns the label of a filter for its page's title; undefined for all projects and unknown categories. */
export function getFilterLabel(
	{ search }: ProjectFilter,
	categories: readonly string[],
	recent: string,
): string | undefined {
	if (search === recentProjectsFilter.search) return recent;
	return search ? categories.find((name) => filterFor(name).search === search) : undefined;
}
