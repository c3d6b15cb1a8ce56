import { setImmediate as immediate, setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';

type Task = () => Promise<unknown>;

/** Milliseconds that a CMS which stops waits for what it still does. */
const patience = 5000;

const running = new Set<Promise<void>>();

const run = (task: Task) => {
	const ended = task()
		.catch((error: unknown) => strapi.log.error(String(error)))
		.then(() => void running.delete(ended));
	running.add(ended);
};

/** A task may start another one. */
async function allEnded() {
	while (running.size > 0) await Promise.all(running);
}

/** Waits for background tasks when the CMS stops, for five seconds at most. */
export async function backgroundEnded(): Promise<void> {
	await Promise.race([allEnded(), pause(patience, undefined, { ref: false })]);
}

/** Runs a task while the request is answered. A CMS that stops waits for it, begun or not. */
export function inBackground(task: Task) {
	run(async () => {
		await immediate();
		return task();
	});
}

/** Begins a task when the response is out, so that its time cannot tell what the task found to do. */
export function afterResponse({ res }: Context, task: Task) {
	res.once('close', () => run(task));
}
