/** `$1,200`. Nothing needs no formatting, whose first use takes a phone 50 ms. */
export const dollars = (amount: number) =>
	amount === 0 ? '$0' : `$${amount.toLocaleString('en-US')}`;
