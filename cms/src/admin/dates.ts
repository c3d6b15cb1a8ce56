const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Formats a date like `22 Nov 2026`, or as a time if it is today. Returns an empty string for an invalid date. */
export function shortDate(given: unknown, now = new Date()): string {
	if (typeof given !== 'string' || Number.isNaN(Date.parse(given))) return '';
	const date = new Date(given);
	return date.toDateString() === now.toDateString() ? time.format(date) : day.format(date);
}
