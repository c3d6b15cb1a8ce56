const minute = 60_000;

/** Hours a zone is ahead of Greenwich at a moment; the visitor's where none is named. */
export function offsetOf(moment: Date, timeZone?: string): number {
	const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
	const name = parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
	const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
	return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}

const dateOf = (moment: Date, timeZone?: string) =>
	new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);

/** The moment at which a zone's clocks show a time, such as `09:30`, on the day it is there now. */
export function momentOf(time: string, now: Date, timeZone: string): Date {
	const there = Date.parse(`${dateOf(now, timeZone)}T${time}Z`);
	return new Date(there - offsetOf(now, timeZone) * 60 * minute);
}

/** Whether it is a day later for the visitor then (1), earlier (-1), or the same (0). */
export const daysAhead = (moment: Date, timeZone: string): number =>
	dateOf(moment).localeCompare(dateOf(moment, timeZone));
