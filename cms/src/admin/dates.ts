const dateFormat = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
});
const timeFormat = new Intl.DateTimeFormat('en', {
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

/** Formats a date like `22 Nov 2026`, or as a time if it is today. Returns an empty string for an invalid date. */
export function shortDate(value: unknown, now = new Date()): string {
	if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return '';
	const date = new Date(value);
	return date.toDateString() === now.toDateString()
		? timeFormat.format(date)
		: dateFormat.format(date);
}
