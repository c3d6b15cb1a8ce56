import type { Context } from 'koa';
import { type PageSlice, pageResponse } from '../../contract/responses';
import { type FilterFields, toFilterCondition, toSearchFilter } from './list-filters';
import type { SortOrder, WhereFilter } from './repository';

interface TableQuery {
	page?: number | undefined;
	size: number;
	search?: string | undefined;
	sort?: string | undefined;
	filters?: unknown;
}

interface Columns<Field extends string> {
	/** Columns that are searched; `relation.column` for those of a related entry. */
	search: readonly string[];
	/** More of them that are searched for managers alone, and the fields they can filter by. */
	managed?: FilterFields & { search: readonly string[] };
	/** Column of each sortable field. */
	sort: Record<Field, string>;
	/** Default order. */
	order: SortOrder;
}

interface Source<Item> {
	count: (where: WhereFilter) => Promise<number>;
	rows: (slice: PageSlice & { where: WhereFilter; orderBy: SortOrder }) => Promise<Item[]>;
}

/** Creates a searchable and sortable list for the workplace. */
export function createSearchableTable<Field extends string>({
	search,
	managed,
	sort,
	order,
}: Columns<Field>) {
	const isField = (name: string): name is Field => Object.hasOwn(sort, name);

	/** Condition of a query by a manager; `more` is an additional filter. */
	const whereManaged = (query: Pick<TableQuery, 'search' | 'filters'>, more: WhereFilter = {}) => ({
		$and: [
			toSearchFilter([...search, ...(managed?.search ?? [])], query.search),
			managed ? toFilterCondition(managed, query.filters) : {},
			more,
		],
	});

	function orderBy({ sort: requestedSort = '' }: { sort?: string | undefined }): SortOrder {
		const downwards = requestedSort.startsWith('-');
		const field = downwards ? requestedSort.slice(1) : requestedSort;
		if (!isField(field)) return order;
		const way = downwards ? 'desc' : 'asc';
		return [{ [sort[field]]: way }, { id: way }];
	}

	/** Responds with one page of the rows that meet a condition. */
	async function respondWithPage<Item>(
		ctx: Context,
		query: TableQuery,
		source: Source<Item>,
		where: WhereFilter,
	) {
		let total = 0;
		const page = await pageResponse(ctx, String(query.page), query.size, {
			count: async () => {
				total = await source.count(where);
				return total;
			},
			rows: (slice) => source.rows({ where, orderBy: orderBy(query), ...slice }),
		});
		return { ...page, total };
	}

	return {
		orderBy,
		whereManaged,
		/** Responds with one page as everyone may see it; `more` is an additional filter. */
		response: <Item>(
			ctx: Context,
			query: TableQuery,
			source: Source<Item>,
			more: WhereFilter = {},
		) =>
			respondWithPage(ctx, query, source, { $and: [toSearchFilter(search, query.search), more] }),
		/** Responds with one page for managers. */
		managedResponse: respondWithPage,
	};
}
