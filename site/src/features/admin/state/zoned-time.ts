import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** Converts a local time of a zone, such as `2026-11-27T09:00`, to an ISO 8601 time in UTC. */
export const momentOf = (local: string, timeZone: string) =>
	toZoned(parseDateTime(local), timeZone).toAbsoluteString();

/** Converts a time to the local time of a zone, as `datetime-local` inputs expect it: `2026-11-27T09:00`. */
export const localTime = (moment: string, timeZone: string) =>
	toCalendarDateTime(parseAbsolute(moment, timeZone)).toString().slice(0, 16);

/** Formats a time in a zone as `27 Nov 2026, 09:00`. */
export const saidMoment = (moment: string, timeZone: string) =>
	new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
		new Date(moment),
	);
