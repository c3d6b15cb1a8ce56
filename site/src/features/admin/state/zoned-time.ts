import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** The moment, in ISO 8601, at which clocks of that zone show `2026-11-27T09:00`. */
export const momentOf = (local: string, timeZone: string) =>
	toZoned(parseDateTime(local), timeZone).toAbsoluteString();

/** What clocks of that zone show then: `2026-11-27T09:00`, as an input for times holds it. */
export const localTime = (moment: string, timeZone: string) =>
	toCalendarDateTime(parseAbsolute(moment, timeZone)).toString().slice(0, 16);

/** `27 Nov 2026, 09:00` in that zone. */
export const saidMoment = (moment: string, timeZone: string) =>
	new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
		new Date(moment),
	);
