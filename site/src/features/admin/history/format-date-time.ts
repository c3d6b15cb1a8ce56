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
