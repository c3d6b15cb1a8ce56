export type WhereFilter = Record<string, unknown>;
export type SortOrder = Record<string, 'asc' | 'desc'>[];

export interface QuerySlice {
	where?: WhereFilter;
	orderBy: SortOrder;
	offset?: number;
	limit: number;
	/** If true, `offset` counts from the end, so that the last page is as fast as the first. */
	fromEnd?: boolean;
}

const reverseOrder = (order: SortOrder): SortOrder =>
	order.map((fields) =>
		Object.fromEntries(
			Object.entries(fields).map(([field, way]) => [field, way === 'asc' ? 'desc' : 'asc']),
		),
	);

/** Reads the rows of a slice in its order, from whichever end is nearer. */
export async function readSlice<Row>(
	{ orderBy, fromEnd = false, ...slice }: QuerySlice,
	find: (what: Omit<QuerySlice, 'fromEnd'>) => Promise<Row[]>,
): Promise<Row[]> {
	const rows = await find({ ...slice, orderBy: fromEnd ? reverseOrder(orderBy) : orderBy });
	return fromEnd ? rows.reverse() : rows;
}
