import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import { env } from '../env';
import { isSameSecret } from '../platform/lib/same-secret';
import { cookieName, refreshCookie } from './session-rules';

/**
 * Cookie with a signed mark for each account that has signed in with this browser. It grants no access, but a
 * separate allowance of password attempts that strangers cannot use up.
 */
const deviceCookieName = cookieName('sumu_device');
const MAX_DEVICE_MARKS = 5;
const deviceCookieOptions = {
	path: refreshCookie.path,
	httpOnly: true,
	sameSite: 'strict',
	secure: refreshCookie.secure,
	/** Each mark has its own signature, for one account. */
	signed: false,
	overwrite: true,
	/** 400 days, the maximum that browsers allow. */
	maxAge: 400 * 86_400_000,
} as const;

/** Signs a mark. The account is part of the signature only, so a mark does not reveal it. */
const signMark = (accountId: string, id: string) =>
	createHmac('sha256', env.JWT_SECRET).update(`device:${accountId}:${id}`).digest('base64url');

const marksOf = (ctx: Context) =>
	(ctx.cookies.get(deviceCookieName) ?? '').split('~').slice(0, MAX_DEVICE_MARKS);

function markOf(ctx: Context, accountId: string): string | undefined {
	return marksOf(ctx).find((mark) => {
		const [id = '', sentSignature = ''] = mark.split('.');
		return isSameSecret(sentSignature, signMark(accountId, id));
	});
}

/** Returns the id of the request's browser if this account has signed in with it before. */
export const knownDevice = (ctx: Context, accountId: string): string | undefined =>
	markOf(ctx, accountId)?.split('.')[0];

function newMark(accountId: string) {
	const id = randomBytes(12).toString('base64url');
	return `${id}.${signMark(accountId, id)}`;
}

/** Stores this account's mark after a sign-in, followed by those of the most recent other accounts. */
export function rememberDevice(ctx: Context, accountId: string) {
	const mark = markOf(ctx, accountId) ?? newMark(accountId);
	const others = marksOf(ctx).filter((each) => each !== mark && each !== '');
	ctx.cookies.set(
		deviceCookieName,
		[mark, ...others].slice(0, MAX_DEVICE_MARKS).join('~'),
		deviceCookieOptions,
	);
}
