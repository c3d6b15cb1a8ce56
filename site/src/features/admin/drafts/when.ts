const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

/** Formats a time as `14:02`, or `3 May, 14:02` on another day, in the browser's time zone. */
export const formatDraftTime = (at: number) =>
	[isToday(at) ? '' : dateFormat.format(at), timeFormat.format(at)].filter(Boolean).join(', ');
