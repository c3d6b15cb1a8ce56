import { tablePageSizes } from '@sumu/contract';

interface Page<Row> {
	readonly data: readonly Row[];
	readonly total?: number | undefined;
}

/** Query for one page of a managed list. */
export type PageQuery = Readonly<Record<'page' | 'size', number>>;

const TABLE_PAGE_SIZE = tablePageSizes.most;

/** Reads a list page by page until its end, or until it has `maxRows` rows. */
export async function everyRow<Row>(
	read: (query: PageQuery) => Promise<Page<Row>>,
	maxRows: number,
): Promise<Row[]> {
	const rows: Row[] = [];
	for (let page = 1; ; page += 1) {
		const { data, total = 0 } = await read({ page, size: TABLE_PAGE_SIZE });
		rows.push(...data);
		if (data.length === 0 || rows.length >= Math.min(total, maxRows)) return rows.slice(0, maxRows);
	}
}
