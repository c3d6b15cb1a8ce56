import type { Context } from 'koa';

type Task = () => Promise<unknown>;

const run = (task: Task) => {
	task().catch((error: unknown) => strapi.log.error(String(error)));
};

/** Lets a task go on while the request is answered. */
export function inBackground(task: Task) {
	setImmediate(run, task);
}

/** Begins a task when the response is out, so that its time cannot tell what the task found to do. */
export function afterResponse({ res }: Context, task: Task) {
	res.once('close', () => run(task));
}
