/** Places in a row of page links, gaps included: a row that fits a phone. */
const PAGE_WINDOW_SIZE = 7;

/** Returns the pages to link, ascending: the first, the last, and the current one with its neighbours. */
export function selectPageWindow(current: number, last: number): number[] {
	if (last <= PAGE_WINDOW_SIZE) return Array.from({ length: last }, (_, index) => index + 1);
	const middle = Math.min(Math.max(current, 4), last - 3);
	// Near an end there is no gap on that side, and its place is a page.
	const start = middle === 4 ? 2 : middle - 1;
	const end = middle === last - 3 ? last - 1 : middle + 1;
	return [1, ...Array.from({ length: end - start + 1 }, (_, index) => start + index), last];
}
