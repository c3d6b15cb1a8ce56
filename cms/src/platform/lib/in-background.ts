import { setTimeout as pause } from 'node:timers/promises';
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

/** Resolves when nothing goes on any more, at shutdown. */
export async function backgroundEnded(): Promise<void> {
	await Promise.race([Promise.all(running), pause(patience, undefined, { ref: false })]);
}

/** Lets a task go on while the request is answered. */
export function inBackground(task: Task) {
	setImmediate(run, task);
}

/** Begins a task when the response is out, so that its time cannot tell what the task found to do. */
export function afterResponse({ res }: Context, task: Task) {
	res.once('close', () => run(task));
}
