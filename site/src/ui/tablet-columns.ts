/** How many columns a tablet gives so many things that a wide screen puts into rows of three, so that no last one stands alone. */
export const tabletColumns = (count: number) => Math.min(count, count % 3 === 1 ? 2 : 3);
