import * as z from 'zod/mini';

const SECOND_MS = 1000;
export const HOUR_MS = 3_600 * SECOND_MS;

/** Wrong attempts in a row until the first pause. */
const MAX_FREE_ATTEMPTS = 5;
const FIRST_LOCKOUT_MS = 10 * SECOND_MS;
/** Maximum pause, so that strangers cannot lock a user out for hours. */
const MAX_LOCKOUT_MS = 900 * SECOND_MS;
const MAX_ATTEMPTS_PER_HOUR = 100;

/** Wrong attempts under a key. Times are milliseconds since 1970. */
export const wrongAttemptsSchema = z.object({
	/** Wrong attempts since the last correct one. */
	inARow: z.number(),
	/** End of the lock-out. */
	until: z.number(),
	/** Wrong attempts since `since`, which is an hour ago at most. */
	counted: z.number(),
	since: z.number(),
});

export type WrongAttempts = z.output<typeof wrongAttemptsSchema>;

const getLockoutMs = (inARow: number) =>
	inARow < MAX_FREE_ATTEMPTS
		? 0
		: Math.min(FIRST_LOCKOUT_MS * 2 ** (inARow - MAX_FREE_ATTEMPTS), MAX_LOCKOUT_MS);

/** Returns the state after another wrong attempt. */
export function countWrongAttempt(before: WrongAttempts | undefined, now: number): WrongAttempts {
	const inARow = (before?.inARow ?? 0) + 1;
	const goesOn = before !== undefined && now - before.since < HOUR_MS;
	const since = goesOn ? before.since : now;
	const attemptsThisHour = (goesOn ? before.counted : 0) + 1;
	const until =
		attemptsThisHour < MAX_ATTEMPTS_PER_HOUR ? now + getLockoutMs(inARow) : since + HOUR_MS;
	return { inARow, until, counted: attemptsThisHour, since };
}

/** Returns the state after a correct attempt: the pauses start over, the hourly count continues. */
export const clearLockout = (before: WrongAttempts): WrongAttempts => ({
	...before,
	inARow: 0,
	until: 0,
});
