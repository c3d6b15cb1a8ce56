import { tableSize } from '@sumu/contract';

interface Page<Row> {
	readonly data: readonly Row[];
	readonly total?: number | undefined;
}

/** Query for one page of a managed list. */
export type PageQuery = Readonly<Record<'page' | 'size', number>>;

const size = tableSize.most;

/** Reads a list page by page until its end, or until it has `most` rows. */
export async function everyRow<Row>(
	read: (query: PageQuery) => Promise<Page<Row>>,
	most: number,
): Promise<Row[]> {
	const rows: Row[] = [];
	for (let page = 1; ; page += 1) {
		const { data, total = 0 } = await read({ page, size });
		rows.push(...data);
		if (data.length === 0 || rows.length >= Math.min(total, most)) return rows.slice(0, most);
	}
}
