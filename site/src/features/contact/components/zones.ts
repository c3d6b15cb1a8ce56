const HOUR_MS = 3_600_000;

/** The clock of a zone at a moment, as if that zone were UTC: milliseconds since 1970. The visitor's zone by default. */
function wallClock(moment: Date, timeZone?: string): number {
	// Numeric fields one by one: the order and the signs of a formatted date differ between engines.
	const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
		timeZone,
		hourCycle: 'h23',
		year: 'numeric',
		month: 'numeric',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
	});
	const fields = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
	const read = (type: Intl.DateTimeFormatPartTypes) => Number(fields.get(type));
	return Date.UTC(
		read('year'),
		read('month') - 1,
		read('day'),
		read('hour'),
		read('minute'),
		moment.getUTCSeconds(),
		moment.getUTCMilliseconds(),
	);
}

/** Hours a zone is ahead of UTC at a moment; the visitor's zone by default. */
export const offsetOf = (moment: Date, timeZone?: string): number =>
	(wallClock(moment, timeZone) - moment.getTime()) / HOUR_MS;

/** Midnight of the day that a zone's calendar shows, as `wallClock`. */
const dayOf = (moment: Date, timeZone?: string): number =>
	new Date(wallClock(moment, timeZone)).setUTCHours(0, 0, 0, 0);

/** The moment at which a zone's clocks show a time, such as `09:30`, on the current day there. */
export function momentOf(time: string, now: Date, timeZone: string): Date {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	const there = new Date(dayOf(now, timeZone)).setUTCHours(hours, minutes);
	return new Date(there - offsetOf(now, timeZone) * HOUR_MS);
}

/** 1 if the visitor's date is a day later than the zone's at a moment, -1 if earlier, 0 if they are the same. */
export const daysAhead = (moment: Date, timeZone: string): number =>
	Math.sign(dayOf(moment) - dayOf(moment, timeZone));
