import { AsyncLocalStorage } from 'node:async_hooks';

const named = new AsyncLocalStorage<string>();

/** Runs a write that no user has requested, under a name for the version history. */
export const asWriter = <Result>(name: string, write: () => Promise<Result>) =>
	named.run(name, write);

/** Checks whether the current write runs in `asWriter` instead of on a user's request. */
export const isByItself = () => named.getStore() !== undefined;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns a display name: site accounts have one name, panel accounts two. */
function nameOf(user: Record<string, unknown>) {
	const { displayName, firstname, lastname, email } = user;
	return text(displayName) || `${text(firstname)} ${text(lastname)}`.trim() || text(email);
}

/** Returns the author's name; empty if no user made the request. */
export function writer(): string {
	const user: unknown = strapi.requestContext.get()?.state?.user;
	const isKnown = typeof user === 'object' && user !== null;
	return (named.getStore() ?? (isKnown ? nameOf({ ...user }) : '')).slice(0, 255);
}
