const HOUR_MS = 3_600_000;

/** Returns the clock of a zone at a moment as if it were UTC, in ms since 1970. The visitor's zone by default. */
function readWallClock(moment: Date, timeZone?: string): number {
	// Reads numeric fields one by one: the order and separators of a formatted date differ between engines.
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

/** Returns the hours that a zone is ahead of UTC at a moment; the visitor's zone by default. */
export const offsetOf = (moment: Date, timeZone?: string): number =>
	(readWallClock(moment, timeZone) - moment.getTime()) / HOUR_MS;

/** Returns midnight of a zone's current day, as `readWallClock`. */
const dayOf = (moment: Date, timeZone?: string): number =>
	new Date(readWallClock(moment, timeZone)).setUTCHours(0, 0, 0, 0);

/** Returns the moment at which a zone's clocks show a time, such as `09:30`, on the current day there. */
export function momentOf(time: string, now: Date, timeZone: string): Date {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	const there = new Date(dayOf(now, timeZone)).setUTCHours(hours, minutes);
	return new Date(there - offsetOf(now, timeZone) * HOUR_MS);
}

/** Returns 1 if the visitor's date is later than the zone's at a moment, -1 if earlier, 0 if they are equal. */
export const daysAhead = (moment: Date, timeZone: string): number =>
	Math.sign(dayOf(moment) - dayOf(moment, timeZone));
