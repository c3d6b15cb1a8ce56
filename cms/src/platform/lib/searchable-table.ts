import type { Context } from 'koa';
import { type PageSlice, pageResponse } from '../../contract/responses';
import type { SortOrder, WhereFilter } from './repository';

interface TableQuery {
	page?: number | undefined;
	size: number;
	search?: string | undefined;
	sort?: string | undefined;
}

interface Columns<Field extends string> {
	/** Columns that are searched. */
	search: readonly string[];
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
	sort,
	order,
}: Columns<Field>) {
	const isField = (name: string): name is Field => Object.hasOwn(sort, name);

	const toSearchFilter = ({ search: text }: TableQuery): WhereFilter =>
		text ? { $or: search.map((column) => ({ [column]: { $containsi: text } })) } : {};

	function orderBy({ sort: requestedSort = '' }: { sort?: string | undefined }): SortOrder {
		const downwards = requestedSort.startsWith('-');
		const field = downwards ? requestedSort.slice(1) : requestedSort;
		if (!isField(field)) return order;
		const way = downwards ? 'desc' : 'asc';
		return [{ [sort[field]]: way }, { id: way }];
	}

	/** Responds with one page of the list; `more` is an additional filter. */
	async function respondWithPage<Item>(
		ctx: Context,
		query: TableQuery,
		source: Source<Item>,
		more: WhereFilter = {},
	) {
		const combinedFilter = { $and: [toSearchFilter(query), more] };
		let total = 0;
		const page = await pageResponse(ctx, String(query.page), query.size, {
			count: async () => {
				total = await source.count(combinedFilter);
				return total;
			},
			rows: (slice) => source.rows({ where: combinedFilter, orderBy: orderBy(query), ...slice }),
		});
		return { ...page, total };
	}

	return { response: respondWithPage, orderBy };
}
