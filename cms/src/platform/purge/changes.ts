import { sendPurge } from './tell';

/** Milliseconds in which changes outside a request are gathered. */
const soon = 50;

let timer: NodeJS.Timeout | undefined;
let telling = Promise.resolve();

/** Content has changed, and it is in the database. */
export function contentChanged() {
	timer ??= setTimeout(flushPurges, soon).unref();
}

/** Resolves when the site has been told of every change so far. */
export function flushPurges(): Promise<void> {
	if (timer) {
		clearTimeout(timer);
		timer = undefined;
		telling = sendPurge();
	}
	return telling;
}
