import pLimit, { type LimitFunction } from 'p-limit';
import { sharedState } from './shared-state';
import { afterRight, afterWrong, hour, wrongTries } from './wrong-tries';

const changeState = sharedState('tries', wrongTries, hour);

const queues = new Map<string, LimitFunction>();

/** One after the other under a key, so that a crowd at once cannot try more than it may. */
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

/** Forgets the pauses under a key, where somebody has proved to be whom it stands for. */
export const forgetTries = (key: string) => changeState(key, (state) => state && afterRight(state));

/** A wrong one may begin a pause, in milliseconds. */
type Outcome = { right: true } | { right: false; pause: number } | { wait: number };

/**
 * Looks at one try under a key, such as a password for an account: whether it is right, or for how many
 * milliseconds none is looked at. Replicas that look at the same moment may let one more through each.
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
