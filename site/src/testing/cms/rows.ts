import { pageNumbers, parsePage } from '@sumu/contract';
import { refusal } from './refusal';

/**
 * Returns one page of `rows` in the CMS's response format.
 * @throws ApiError 404 if the page does not exist
 */
export function paged<Row>(rows: readonly Row[], param: string, size: number) {
	const page = parsePage(param) ?? 0;
	const pagination = pageNumbers(rows.length, size, page);
	if (!pagination.includes(page)) throw refusal(404);
	return { status: true, data: rows.slice((page - 1) * size, page * size), pagination };
}

/**
 * Returns the row with this id.
 * @throws ApiError 404 if it does not exist
 */
export function found<Row extends { _id: string }>(rows: readonly Row[], id: string): Row {
	const row = rows.find(({ _id }) => _id === id);
	if (!row) throw refusal(404);
	return row;
}
