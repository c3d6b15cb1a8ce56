import { messages } from '@sumu/contract';
import type { Context } from 'koa';
import type { RoleType } from '../access/roles';
import { HttpError } from '../platform/lib/http-errors';

/** Account of the request's token. */
export interface Caller {
	id: number;
	documentId: string;
	email: string;
	role: { type: RoleType };
}

const isCaller = (user: unknown): user is Caller =>
	typeof user === 'object' && user !== null && 'documentId' in user && 'role' in user;

/** Returns the caller, or undefined without a sign-in. */
export const callerOf = ({ user }: { user?: unknown }): Caller | undefined =>
	isCaller(user) ? user : undefined;

/**
 * Returns the caller of a route that requires a token.
 * @throws HttpError (401)
 */
export function signedInCaller(ctx: Context): Caller {
	const caller = callerOf(ctx.state);
	if (!caller) throw new HttpError(401, messages.noUser);
	return caller;
}

/** Checks whether a key from a path, an e-mail or an id, belongs to the account. */
export function isKeyOf(account: Caller | undefined, key = ''): boolean {
	const normalizedKey = key.trim().toLowerCase();
	return (
		normalizedKey !== '' &&
		(normalizedKey === account?.email || normalizedKey === account?.documentId)
	);
}
