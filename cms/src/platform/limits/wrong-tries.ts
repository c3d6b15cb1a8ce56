import * as z from 'zod/mini';

const second = 1000;
export const hour = 3_600 * second;

/** So many wrong ones are free; the first pause follows the last of them. */
const free = 5;
const firstPause = 10 * second;
/** A pause no longer than this: who is kept out by others must get in some time. */
const longestPause = 900 * second;
const hourly = 100;

/** The wrong tries under a key. Times are milliseconds since 1970. */
export const wrongTries = z.object({
	/** Since the last right one. */
	inARow: z.number(),
	/** Until when no try is looked at. */
	until: z.number(),
	/** Wrong ones since `since`, which is an hour ago at most. */
	counted: z.number(),
	since: z.number(),
});

export type WrongTries = z.output<typeof wrongTries>;

const pauseAfter = (inARow: number) =>
	inARow < free ? 0 : Math.min(firstPause * 2 ** (inARow - free), longestPause);

/** After one more wrong one. */
export function afterWrong(before: WrongTries | undefined, now: number): WrongTries {
	const inARow = (before?.inARow ?? 0) + 1;
	const goesOn = before !== undefined && now - before.since < hour;
	const since = goesOn ? before.since : now;
	const counted = (goesOn ? before.counted : 0) + 1;
	const until = counted < hourly ? now + pauseAfter(inARow) : since + hour;
	return { inARow, until, counted, since };
}

/** After a right one: the pauses begin anew, the hour does not. */
export const afterRight = (before: WrongTries): WrongTries => ({ ...before, inARow: 0, until: 0 });
