import pLimit, { type LimitFunction } from 'p-limit';
import { sharedState } from './shared-state';
import { afterRight, afterWrong, hour, wrongTries } from './wrong-tries';

const changeState = sharedState('tries', wrongTries, hour);

const queues = new Map<string, LimitFunction>();

/** Runs the tasks of a key one after the other, so that simultaneous attempts cannot exceed the limit. */
async function inTurn<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
	const queue = queues.get(key) ?? pLimit(1);
	queues.set(key, queue);
	try {
		return await queue(task);
	} finally {
		if (queue.activeCount + queue.pendingCount === 0) queues.delete(key);
	}
}

async function pauseOf(key: string): Promise<number> {
	let until = 0;
	await changeState(key, (state) => {
		until = state?.until ?? 0;
		return undefined;
	});
	return until - Date.now();
}

/** Ends the lock-out under a key, after its user has proved their identity. */
export const forgetTries = (key: string) => changeState(key, (state) => state && afterRight(state));

/** In milliseconds: `pause` is the lock-out after a wrong attempt, `wait` the rest of an earlier one. */
type Outcome = { right: true } | { right: false; pause: number } | { wait: number };

/**
 * Checks one attempt under a key, such as a password for an account, or returns the remaining lock-out. If several
 * replicas check at the same moment, each may let one more attempt through.
 */
export const tryUnder = (key: string, isRight: () => Promise<boolean>): Promise<Outcome> =>
	inTurn(key, async () => {
		const wait = await pauseOf(key);
		if (wait > 0) return { wait };
		const right = await isRight();
		if (right) {
			await forgetTries(key);
			return { right };
		}
		let until = 0;
		await changeState(key, (state) => {
			const after = afterWrong(state, Date.now());
			until = after.until;
			return after;
		});
		return { right, pause: Math.max(0, until - Date.now()) };
	});
