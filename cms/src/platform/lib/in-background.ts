import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';

type Task = () => Promise<unknown>;

/** Milliseconds that the shutdown waits for running tasks. */
const patience = 5000;

const running = new Set<Promise<void>>();

const run = (task: Task) => {
	const ended = task()
		.catch((error: unknown) => strapi.log.error(String(error)))
		.then(() => void running.delete(ended));
	running.add(ended);
};

/** Repeats, because a task may start another one. */
async function allEnded() {
	while (running.size > 0) await Promise.all(running);
}

/** Waits for background tasks at shutdown, for five seconds at most. */
export async function backgroundEnded(): Promise<void> {
	await Promise.race([allEnded(), pause(patience, undefined, { ref: false })]);
}

/**
 * Runs a task in the background, while the request is answered. The shutdown waits for it, even if it has not
 * started.
 */
export function inBackground(task: Task) {
	run(async () => {
		await immediate();
		return task();
	});
}

/** Runs a task after the response, so that the response time reveals nothing about the task. */
export function afterResponse({ res }: Context, task: Task) {
	res.once('close', () => run(task));
}
