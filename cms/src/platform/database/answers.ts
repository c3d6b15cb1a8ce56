import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until the database counts as unavailable. */
const soon = 3000;

const asked = () =>
	strapi.db.connection.raw('select 1').then(
		() => true,
		() => false,
	);

let asking: Promise<boolean> | undefined;

/** Checks whether the database answers in time. Concurrent calls share one query. */
export function databaseAnswers(): Promise<boolean> {
	asking ??= Promise.race([asked(), pause(soon, false, { ref: false })]).finally(() => {
		asking = undefined;
	});
	return asking;
}
