const numberFormat = new Intl.NumberFormat('en');

/** Formats a number with thousands separators. */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** Formats `1 user`, `2 users`; `many` is the plural if it is not formed with an s. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${formatNumber(count)} ${count === 1 ? one : many}`;

/** Formats a date as `21 Oct 2023` in UTC, the same on every machine. */
export const formatDate = (date: string) => new Date(date).toUTCString().slice(5, 16);
