/**
 * Returns the number of columns on a tablet for items in rows of three on a wide screen: two if the last row would have
 * a single item.
 */
export const tabletColumns = (count: number) => Math.min(count, count % 3 === 1 ? 2 : 3);
