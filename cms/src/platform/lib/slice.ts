export type Where = Record<string, unknown>;
export type Order = Record<string, 'asc' | 'desc'>[];

export interface Slice {
	where?: Where;
	orderBy: Order;
	offset?: number;
	limit: number;
	/** `offset` counts from the end: the last page is as near as the first. */
	fromEnd?: boolean;
}

const reversed = (order: Order): Order =>
	order.map((fields) =>
		Object.fromEntries(
			Object.entries(fields).map(([field, way]) => [field, way === 'asc' ? 'desc' : 'asc']),
		),
	);

/** Reads the rows of a slice in their order, from whichever end they are nearer to. */
export async function readSlice<Row>(
	{ orderBy, fromEnd = false, ...slice }: Slice,
	find: (what: Omit<Slice, 'fromEnd'>) => Promise<Row[]>,
): Promise<Row[]> {
	const rows = await find({ ...slice, orderBy: fromEnd ? reversed(orderBy) : orderBy });
	return fromEnd ? rows.reverse() : rows;
}
