/** Lets a task go on after the answer, whose time must not tell whether there was one. */
export function inBackground(task: () => Promise<unknown>) {
	setImmediate(() => {
		task().catch((error: unknown) => strapi.log.error(String(error)));
	});
}
