import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';

type Task = () => Promise<unknown>;

/** Milliseconds that the shutdown waits for running tasks. */
const SHUTDOWN_TIMEOUT_MS = 5000;

const runningTasks = new Set<Promise<void>>();

const startTask = (task: Task) => {
	const trackedTask = task()
		.catch((error: unknown) => strapi.log.error(String(error)))
		.then(() => void runningTasks.delete(trackedTask));
	runningTasks.add(trackedTask);
};

/** Repeats, because a task may start another one. */
async function waitForAllTasks() {
	while (runningTasks.size > 0) await Promise.all(runningTasks);
}

/** Waits for background tasks at shutdown, for five seconds at most. */
export async function waitForBackgroundTasks(): Promise<void> {
	await Promise.race([waitForAllTasks(), pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
}

/**
 * Runs a task in the background, while the request is answered. The shutdown waits for it, even if it has not
 * started.
 */
export function runInBackground(task: Task) {
	startTask(async () => {
		await immediate();
		return task();
	});
}

/** Runs a task after the response, so that the response time reveals nothing about the task. */
export function runAfterResponse({ res }: Context, task: Task) {
	res.once('close', () => startTask(task));
}
