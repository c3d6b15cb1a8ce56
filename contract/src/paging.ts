import { MAX_LISTED_PAGES, PAGE_WINDOW_RADIUS } from './limits';

/** Returns the page parameter as used in every link: `page=2`. */
export const pageParam = (page: number) => `page=${page}`;

/** Parses `page=2` or `2`. Returns null for anything but a positive integer. */
export function parsePage(param: string | undefined): number | null {
	const digits = /^(?:page=)?([1-9]\d{0,8})$/.exec(param ?? '')?.[1];
	return digits ? Number(digits) : null;
}

const createPageRange = (from: number, to: number) =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the page numbers of a list: all of them, or the first, the last and a window around `page`
 * if there are more than `MAX_LISTED_PAGES`. An empty list still has page 1.
 */
export function pageNumbers(total: number, pageSize: number, page: number): number[] {
	const last = Math.max(1, Math.ceil(total / pageSize));
	if (last <= MAX_LISTED_PAGES) return createPageRange(1, last);
	const around = createPageRange(
		Math.max(1, page - PAGE_WINDOW_RADIUS),
		Math.min(last, page + PAGE_WINDOW_RADIUS),
	);
	return [...new Set([1, ...around, last])];
}
