/** Returns the addresses of the previous and next page of a list, if they exist. */
export const getAdjacentPages = (
	page: number,
	pages: readonly number[],
	at: (page: number) => string,
): { previous?: string; next?: string } => ({
	...(pages.includes(page - 1) && { previous: at(page - 1) }),
	...(pages.includes(page + 1) && { next: at(page + 1) }),
});
