import pLimit, { type LimitFunction } from 'p-limit';
import * as z from 'zod/mini';
import { createSharedState } from './shared-state';

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

const changeState = createSharedState('tries', wrongAttemptsSchema, HOUR_MS);

const attemptQueues = new Map<string, LimitFunction>();

/** Runs the tasks of a key one after the other, so that simultaneous attempts cannot exceed the limit. */
async function runSequentially<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
	const queue = attemptQueues.get(key) ?? pLimit(1);
	attemptQueues.set(key, queue);
	try {
		return await queue(task);
	} finally {
		if (queue.activeCount + queue.pendingCount === 0) attemptQueues.delete(key);
	}
}

async function getRemainingLockout(key: string): Promise<number> {
	let until = 0;
	await changeState(key, (state) => {
		until = state?.until ?? 0;
		return undefined;
	});
	return until - Date.now();
}

/** Ends the lock-out under a key, after its user has proved their identity. */
export const resetAttempts = (key: string) =>
	changeState(key, (state) => state && clearLockout(state));

/** In milliseconds: `pause` is the lock-out after a wrong attempt, `wait` the rest of an earlier one. */
type Outcome = { right: true } | { right: false; pause: number } | { wait: number };

/**
 * Checks one attempt under a key, such as a password for an account, or returns the remaining lock-out. If several
 * replicas check at the same moment, each may let one more attempt through.
 */
export const throttleAttempt = (key: string, isRight: () => Promise<boolean>): Promise<Outcome> =>
	runSequentially(key, async () => {
		const wait = await getRemainingLockout(key);
		if (wait > 0) return { wait };
		const right = await isRight();
		if (right) {
			await resetAttempts(key);
			return { right };
		}
		let until = 0;
		await changeState(key, (state) => {
			const after = countWrongAttempt(state, Date.now());
			until = after.until;
			return after;
		});
		return { right, pause: Math.max(0, until - Date.now()) };
	});
