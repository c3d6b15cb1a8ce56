import { categorySlug, maxLengths, type pageProjects, type QueryInputOf } from '@sumu/contract';

type Query = Pick<NonNullable<QueryInputOf<typeof pageProjects>>, 'category' | 'sort'>;

export interface ProjectFilter {
	/** Query string of the filter; '' for all projects. */
	readonly search: string;
	readonly query: Query;
}

export const allProjectsFilter: ProjectFilter = { search: '', query: {} };
export const recentProjectsFilter: ProjectFilter = {
	search: '?show=recently',
	query: { sort: 'recently' },
};
const createCategoryFilter = (category: string): ProjectFilter => ({
	search: `?show=${encodeURIComponent(category)}`,
	query: { category },
});

/** Filter for a category. */
export const filterFor = (name: string) => createCategoryFilter(categorySlug(name));

/** Returns the filter in the query; `allProjectsFilter` if it is invalid. */
export function filterOf(search: URLSearchParams): ProjectFilter {
	const show = categorySlug(search.get('show') ?? '');
	if (!show || show.length > maxLengths.name) return allProjectsFilter;
	return `?show=${show}` === recentProjectsFilter.search
		? recentProjectsFilter
		: createCategoryFilter(show);
}
