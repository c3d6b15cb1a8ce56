/** The addresses of the pages before and after one, among the pages a list has. */
export const neighbours = (
	page: number,
	pages: readonly number[],
	at: (page: number) => string,
): { previous?: string; next?: string } => ({
	...(pages.includes(page - 1) && { previous: at(page - 1) }),
	...(pages.includes(page + 1) && { next: at(page + 1) }),
});
