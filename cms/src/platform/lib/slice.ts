export type Where = Record<string, unknown>;
export type Order = Record<string, 'asc' | 'desc'>[];

export interface Slice {
	where?: Where;
	orderBy: Order;
	offset?: number;
	limit: number;
	/** If true, `offset` counts from the end, so that the last page is as fast as the first. */
	fromEnd?: boolean;
}

const reversed = (order: Order): Order =>
	order.map((fields) =>
		Object.fromEntries(
			Object.entries(fields).map(([field, way]) => [field, way === 'asc' ? 'desc' : 'asc']),
		),
	);

/** Reads the rows of a slice in its order, from whichever end is nearer. */
export async function readSlice<Row>(
	{ orderBy, fromEnd = false, ...slice }: Slice,
	find: (what: Omit<Slice, 'fromEnd'>) => Promise<Row[]>,
): Promise<Row[]> {
	const rows = await find({ ...slice, orderBy: fromEnd ? reversed(orderBy) : orderBy });
	return fromEnd ? rows.reverse() : rows;
}
