import { maxListedPages, pageWindow } from './limits';

/** Returns the page parameter as used in every link: `page=2`. */
export const pageParam = (page: number) => `page=${page}`;

/** Parses `page=2` or `2`. Returns null for anything but a positive integer. */
export function parsePage(param: string | undefined): number | null {
	const digits = /^(?:page=)?([1-9]\d{0,8})$/.exec(param ?? '')?.[1];
	return digits ? Number(digits) : null;
}

const range = (from: number, to: number) =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the page numbers of a list: all of them, or the first, the last and a window around `page`
 * if there are more than `maxListedPages`. An empty list still has page 1.
 */
export function pageNumbers(total: number, pageSize: number, page: number): number[] {
	const last = Math.max(1, Math.ceil(total / pageSize));
	if (last <= maxListedPages) return range(1, last);
	const around = range(Math.max(1, page - pageWindow), Math.min(last, page + pageWindow));
	return [...new Set([1, ...around, last])];
}
