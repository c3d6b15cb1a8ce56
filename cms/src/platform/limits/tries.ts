import pLimit, { type LimitFunction } from 'p-limit';
import { createSharedState } from './shared-state';
import { clearLockout, countWrongAttempt, HOUR_MS, wrongAttemptsSchema } from './wrong-tries';

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
