import { AsyncLocalStorage } from 'node:async_hooks';

const named = new AsyncLocalStorage<string>();

/** Does something that nobody asks for just now, under a name that versions of it bear. */
export const asWriter = <Result>(name: string, write: () => Promise<Result>) =>
	named.run(name, write);

/** Whether that is so: nobody asks for what is done. */
export const isByItself = () => named.getStore() !== undefined;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Accounts of the site have one name, those of the panel two. */
function nameOf(user: Record<string, unknown>) {
	const { displayName, firstname, lastname, email } = user;
	return text(displayName) || `${text(firstname)} ${text(lastname)}`.trim() || text(email);
}

/** The name of who writes; empty where nobody asked for it. */
export function writer(): string {
	const user: unknown = strapi.requestContext.get()?.state?.user;
	const isKnown = typeof user === 'object' && user !== null;
	return (named.getStore() ?? (isKnown ? nameOf({ ...user }) : '')).slice(0, 255);
}
