interface Page<Row> {
	readonly data: readonly Row[];
	readonly total?: number | undefined;
}

/** Rows of a list that is read a page at a time. */
export interface PagedRows<Row> {
	readonly total: number;
	/** Reads the rows from `start`, a multiple of the page size, up to `end`. */
	readonly read: (start?: number, end?: number) => AsyncGenerator<Row, void>;
}

/** Opens a list by reading its first page. */
export async function openPagedRows<Row>(
	size: number,
	readPage: (page: number) => Promise<Page<Row>>,
): Promise<PagedRows<Row>> {
	const firstPage = await readPage(1);
	const total = firstPage.total ?? 0;
	async function* read(start = 0, end = total) {
		for (let offset = start; offset < Math.min(end, total); offset += size) {
			const page = offset / size + 1;
			const { data } = page === 1 ? firstPage : await readPage(page);
			yield* data.slice(0, end - offset);
		}
	}
	return { total, read };
}
