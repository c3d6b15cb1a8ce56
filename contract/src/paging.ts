import { maxListedPages, pageWindow } from './limits';

/** The address of a page as every link writes it: `page=2`. */
export const pageParam = (page: number) => `page=${page}`;

/** Reads `page=2` or `2`; anything that is not a whole number from 1 up is null. */
export function parsePage(param: string | undefined): number | null {
	const digits = /^(?:page=)?([1-9]\d{0,8})$/.exec(param ?? '')?.[1];
	return digits ? Number(digits) : null;
}

const range = (from: number, to: number) =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * The page numbers a list answers: all of them, or first, last and a window around `page`
 * when there are more than `maxListedPages`. An empty list still has its page 1.
 */
export function pageNumbers(total: number, pageSize: number, page: number): number[] {
	const last = Math.max(1, Math.ceil(total / pageSize));
	if (last <= maxListedPages) return range(1, last);
	const around = range(Math.max(1, page - pageWindow), Math.min(last, page + pageWindow));
	return [...new Set([1, ...around, last])];
}
