import * as z from 'zod/mini';

const second = 1000;
export const hour = 3_600 * second;

/** Wrong attempts in a row until the first pause. */
const free = 5;
const firstPause = 10 * second;
/** Maximum pause, so that strangers cannot lock a user out for hours. */
const longestPause = 900 * second;
const hourly = 100;

/** Wrong attempts under a key. Times are milliseconds since 1970. */
export const wrongTries = z.object({
	/** Wrong attempts since the last correct one. */
	inARow: z.number(),
	/** End of the lock-out. */
	until: z.number(),
	/** Wrong attempts since `since`, which is an hour ago at most. */
	counted: z.number(),
	since: z.number(),
});

export type WrongTries = z.output<typeof wrongTries>;

const pauseAfter = (inARow: number) =>
	inARow < free ? 0 : Math.min(firstPause * 2 ** (inARow - free), longestPause);

/** Returns the state after another wrong attempt. */
export function afterWrong(before: WrongTries | undefined, now: number): WrongTries {
	const inARow = (before?.inARow ?? 0) + 1;
	const goesOn = before !== undefined && now - before.since < hour;
	const since = goesOn ? before.since : now;
	const counted = (goesOn ? before.counted : 0) + 1;
	const until = counted < hourly ? now + pauseAfter(inARow) : since + hour;
	return { inARow, until, counted, since };
}

/** Returns the state after a correct attempt: the pauses start over, the hourly count continues. */
export const afterRight = (before: WrongTries): WrongTries => ({ ...before, inARow: 0, until: 0 });
