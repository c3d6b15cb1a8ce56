import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { env } from '../env';
import { isSameSecret } from '../platform/lib/same-secret';
import { cookieName, refreshCookie } from './session-rules';

/**
 * A browser keeps a mark of each account that was signed in with it. It opens nothing: with it, one may
 * go on trying passwords while strangers have used up the tries of everybody else.
 */
const name = cookieName('sumu_device');
const marksKept = 5;
const options = {
	path: refreshCookie.path,
	httpOnly: true,
	sameSite: 'strict',
	secure: refreshCookie.secure,
	/** Signed below, and for one account each. */
	signed: false,
	overwrite: true,
	/** Browsers keep no cookie for longer. */
	maxAge: 400 * 86_400_000,
} as const;

/** The account is in the signature alone: a mark does not tell whose it is. */
const signature = (accountId: string, id: string) =>
	createHmac('sha256', env.JWT_SECRET).update(`device:${accountId}:${id}`).digest('base64url');

const marksOf = (ctx: Context) => (ctx.cookies.get(name) ?? '').split('~').slice(0, marksKept);

function markOf(ctx: Context, accountId: string): string | undefined {
	return marksOf(ctx).find((mark) => {
		const [id = '', given = ''] = mark.split('.');
		return isSameSecret(given, signature(accountId, id));
	});
}

/** The id of the request's browser, where this account was signed in with it before. */
export const knownDevice = (ctx: Context, accountId: string): string | undefined =>
	markOf(ctx, accountId)?.split('.')[0];

function newMark(accountId: string) {
	const id = randomBytes(12).toString('base64url');
	return `${id}.${signature(accountId, id)}`;
}

/** After a sign-in: the mark of this account first, and those of the last others. */
export function rememberDevice(ctx: Context, accountId: string) {
	const mark = markOf(ctx, accountId) ?? newMark(accountId);
	const others = marksOf(ctx).filter((each) => each !== mark && each !== '');
	ctx.cookies.set(name, [mark, ...others].slice(0, marksKept).join('~'), options);
}
