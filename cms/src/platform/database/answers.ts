import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds the database may take. */
const soon = 3000;

const asked = () =>
	strapi.db.connection.raw('select 1').then(
		() => true,
		() => false,
	);

let asking: Promise<boolean> | undefined;

/** Whether the database answers within a short time. However many ask at once, it is asked once. */
export function databaseAnswers(): Promise<boolean> {
	asking ??= Promise.race([asked(), pause(soon, false, { ref: false })]).finally(() => {
		asking = undefined;
	});
	return asking;
}
