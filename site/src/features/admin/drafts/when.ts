const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

const isToday = (at: number) => new Date(at).toDateString() === new Date().toDateString();

/** `14:02`, or `3 May, 14:02` on another day; here, where it was typed. */
export const when = (at: number) =>
	[isToday(at) ? '' : day.format(at), clock.format(at)].filter(Boolean).join(', ');
