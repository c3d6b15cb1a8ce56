import { type AmbiguousDate, textOf, toIsoTimestamp } from './post';

/** Date from a source: known, or with two readings. */
export interface ReadDate {
	readonly iso?: string;
	readonly ambiguous?: AmbiguousDate;
}

const zonePattern = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}|\b[A-Z]{3,4})\s*$/i;
const numericPattern = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?[ T]+(\d{1,2}:\d{2}(?::\d{2})?))?$/;
const yearFirstPattern = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(.*)$/;
/** Seconds since 1970, or milliseconds. */
const timestampPattern = /^\d{10}(?:\d{3})?$/;

const pad = (part: string) => part.padStart(2, '0');

function isoOf(year: string, month: string, day: string, time: string): string | undefined {
	const iso = toIsoTimestamp(
		`${year}-${pad(month)}-${pad(day)}T${time ? time.padStart(5, '0') : '00:00'}Z`,
	);
	// A day that the month lacks must not become one of the next month.
	return iso?.startsWith(`${year}-${pad(month)}-${pad(day)}`) ? iso : undefined;
}

/** Reads a date in a common format. Times without a zone are UTC. */
export function readDate(value: unknown): ReadDate | undefined {
	if (value instanceof Date) {
		const iso = toIsoTimestamp(value);
		return iso ? { iso } : undefined;
	}
	const text = textOf(value);
	if (timestampPattern.test(text)) {
		const iso = toIsoTimestamp(new Date(Number(text) * (text.length === 10 ? 1000 : 1)));
		return iso ? { iso } : undefined;
	}
	const [, one = '', sign, two = '', year = '', time = ''] = numericPattern.exec(text) ?? [];
	if (year) {
		const dayFirst = isoOf(year, two, one, time);
		// With dots the day is first everywhere.
		const monthFirst = sign === '.' ? undefined : isoOf(year, one, two, time);
		if (dayFirst && monthFirst && dayFirst !== monthFirst)
			return { ambiguous: { written: text, dayFirst, monthFirst } };
		const iso = dayFirst ?? monthFirst;
		return iso ? { iso } : undefined;
	}
	if (!/\d{4}/.test(text)) return undefined;
	const plain = text
		.replace(
			yearFirstPattern,
			(_, y: string, m: string, d: string, rest: string) => `${y}-${pad(m)}-${pad(d)}${rest}`,
		)
		.replace(/(\d)(?:st|nd|rd|th)\b/gi, '$1');
	const isDateOnly = /^\d{4}-\d{2}-\d{2}$/.test(plain);
	const iso = toIsoTimestamp(
		isDateOnly || zonePattern.test(plain)
			? plain
			: `${plain}${/^\d{4}-\d{2}-\d{2}T/.test(plain) ? 'Z' : ' UTC'}`,
	);
	return iso ? { iso } : undefined;
}

/** Checks whether dates in a language begin with the month. */
export function isMonthFirst(language: string): boolean {
	const types = new Intl.DateTimeFormat(language).formatToParts().map(({ type }) => type);
	return types.indexOf('month') < types.indexOf('day');
}
