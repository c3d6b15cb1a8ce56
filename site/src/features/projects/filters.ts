import { categorySlug, maxLengths, type pageProjects, type QueryInputOf } from '@sumu/contract';

type Query = Pick<NonNullable<QueryInputOf<typeof pageProjects>>, 'category' | 'sort'>;

export interface Filter {
	/** Query string of the filter; '' for all projects. */
	readonly search: string;
	readonly query: Query;
}

export const all: Filter = { search: '', query: {} };
export const recently: Filter = { search: '?show=recently', query: { sort: 'recently' } };
const categorised = (category: string): Filter => ({
	search: `?show=${encodeURIComponent(category)}`,
	query: { category },
});

/** Filter for a category. */
export const filterFor = (name: string) => categorised(categorySlug(name));

/** Returns the filter in the query; `all` if it is invalid. */
export function filterOf(search: URLSearchParams): Filter {
	const show = categorySlug(search.get('show') ?? '');
	if (!show || show.length > maxLengths.name) return all;
	return `?show=${show}` === recently.search ? recently : categorised(show);
}
