import type { pageProjects, QueryInputOf } from '@sumu/contract';
import type { Label } from '@sumu/contract/words';

type Query = Pick<NonNullable<QueryInputOf<typeof pageProjects>>, 'category' | 'sort'>;

interface Filter {
	readonly label: Label;
	/** As the address says it; none for all. */
	readonly search: string;
	readonly query: Query;
}

const all: Filter = { label: 'All', search: '', query: {} };

/** The choices above a list of projects. */
export const filters: readonly Filter[] = [
	all,
	{ label: 'Recently', search: '?show=recently', query: { sort: 'recently' } },
	{ label: 'Web Design', search: '?show=web-design', query: { category: 'Web Design' } },
	{
		label: 'Web Development',
		search: '?show=web-development',
		query: { category: 'Web Development' },
	},
];

/** The choice an address makes; an unknown one is all. */
export function filterOf(search: URLSearchParams): Filter {
	const show = `?show=${search.get('show')}`;
	return filters.find((filter) => filter.search === show) ?? all;
}
