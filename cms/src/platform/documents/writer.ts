import { AsyncLocalStorage } from 'node:async_hooks';

const writerNameContext = new AsyncLocalStorage<string>();

/** Runs a write that no user has requested, under a name for the version history. */
export const runAsWriter = <Result>(name: string, write: () => Promise<Result>) =>
	writerNameContext.run(name, write);

/** Checks whether the current write runs in `runAsWriter` instead of on a user's request. */
export const isAutomaticWrite = () => writerNameContext.getStore() !== undefined;

const trimText = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns a display name: site accounts have one name, panel accounts two. */
function nameOf(user: Record<string, unknown>) {
	const { displayName, firstname, lastname, email } = user;
	return (
		trimText(displayName) ||
		`${trimText(firstname)} ${trimText(lastname)}`.trim() ||
		trimText(email)
	);
}

/** Returns the author's name; empty if no user made the request. */
export function getWriterName(): string {
	const user: unknown = strapi.requestContext.get()?.state?.user;
	const isKnown = typeof user === 'object' && user !== null;
	return (writerNameContext.getStore() ?? (isKnown ? nameOf({ ...user }) : '')).slice(0, 255);
}
