const numberFormat = new Intl.NumberFormat('en');

/** Formats a number with thousands separators. */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** Formats `1 user`, `2 users`; `many` is the plural if it is not formed with an s. */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${formatNumber(count)} ${count === 1 ? one : many}`;

/** Formats a date as `21 Oct 2023` in UTC, the same on every machine. */
export const formatDate = (date: string) => new Date(date).toUTCString().slice(5, 16);

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dateFormat = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
});

/** Formats a time as `Today, 14:02`, or `3 May 2026, 14:02` on another day. */
export function formatDateTime(at: string, now = new Date()) {
	const moment = new Date(at);
	const isToday = moment.toDateString() === now.toDateString();
	return `${isToday ? 'Today' : dateFormat.format(moment)}, ${timeFormat.format(moment)}`;
}
