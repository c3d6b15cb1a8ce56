import type { Context } from 'koa';
import { type PageSlice, pageResponse } from '../../contract/pages';
import type { Order, Where } from './published';

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
	order: Order;
}

interface Source<Item> {
	count: (where: Where) => Promise<number>;
	rows: (slice: PageSlice & { where: Where; orderBy: Order }) => Promise<Item[]>;
}

/** Creates a searchable and sortable list for the workplace. */
export function table<Field extends string>({ search, sort, order }: Columns<Field>) {
	const isField = (name: string): name is Field => Object.hasOwn(sort, name);

	const where = ({ search: text }: TableQuery): Where =>
		text ? { $or: search.map((column) => ({ [column]: { $containsi: text } })) } : {};

	function orderBy({ sort: asked = '' }: { sort?: string | undefined }): Order {
		const downwards = asked.startsWith('-');
		const field = downwards ? asked.slice(1) : asked;
		if (!isField(field)) return order;
		const way = downwards ? 'desc' : 'asc';
		return [{ [sort[field]]: way }, { id: way }];
	}

	/** Responds with one page of the list; `more` is an additional filter. */
	async function response<Item>(
		ctx: Context,
		query: TableQuery,
		source: Source<Item>,
		more: Where = {},
	) {
		const wanted = { $and: [where(query), more] };
		let total = 0;
		const page = await pageResponse(ctx, String(query.page), query.size, {
			count: async () => {
				total = await source.count(wanted);
				return total;
			},
			rows: (slice) => source.rows({ where: wanted, orderBy: orderBy(query), ...slice }),
		});
		return { ...page, total };
	}

	return { response, orderBy };
}
