import { pageNumbers, parsePage } from '@sumu/contract';
import { refusal } from './refusal';

/** One page of `rows`, as the CMS answers it. @throws ApiError 404 where there is no such page */
export function paged<Row>(rows: readonly Row[], param: string, size: number) {
	const page = parsePage(param) ?? 0;
	const pagination = pageNumbers(rows.length, size, page);
	if (!pagination.includes(page)) throw refusal(404);
	return { status: true, data: rows.slice((page - 1) * size, page * size), pagination };
}

/** The row of an id. @throws ApiError 404 where there is none */
export function found<Row extends { _id: string }>(rows: readonly Row[], id: string): Row {
	const row = rows.find(({ _id }) => _id === id);
	if (!row) throw refusal(404);
	return row;
}
