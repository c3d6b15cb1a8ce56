import { messages } from '@sumu/contract';
import type { Context } from 'koa';
import type { RoleType } from '../access/roles';
import { HttpError } from '../platform/lib/http-error';

/** What the request's token proves. */
export interface Caller {
	id: number;
	documentId: string;
	email: string;
	role: { type: RoleType };
}

const isCaller = (user: unknown): user is Caller =>
	typeof user === 'object' && user !== null && 'documentId' in user && 'role' in user;

/** Who makes the request; undefined where nobody is signed in. */
export const callerOf = ({ user }: { user?: unknown }): Caller | undefined =>
	isCaller(user) ? user : undefined;

/** Who makes the request, where the route demands a token. */
export function signedInCaller(ctx: Context): Caller {
	const caller = callerOf(ctx.state);
	if (!caller) throw new HttpError(401, messages.noUser);
	return caller;
}
