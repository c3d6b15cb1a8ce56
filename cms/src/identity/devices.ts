import { createHmac, randomBytes } from 'node:crypto';
import type { Session } from '@sumu/contract';
import Bowser from 'bowser';
import type { Context } from 'koa';
import { env } from '../env';
import { runInBackground } from '../platform/lib/in-background';
import { isSameSecret } from '../platform/lib/secrets';
import { createGatherer } from '../platform/mail/gatherer';
import { mailNewDevices, type NewDevice } from './account-mails';
import { cookieName, refreshCookie } from './session-config';
import type { UserRow } from './user-presenter';
import { changeUser, userById } from './users';

type Device = Pick<Session, 'browser' | 'os' | 'device'>;

const deviceTypes = ['desktop', 'mobile', 'tablet'] as const;
const formatNameAndVersion = (name = '', version = '') =>
	[name, version.split('.')[0]].filter(Boolean).join(' ');

/** Parses a `User-Agent` header into names that a user recognises. */
export function deviceOf(userAgent: string | undefined): Device {
	if (!userAgent) return { browser: '', os: '', device: 'other' };
	const { browser, os, platform } = Bowser.parse(userAgent);
	return {
		browser: formatNameAndVersion(browser.name, browser.version),
		os: formatNameAndVersion(os.name, os.versionName ?? os.version),
		device: deviceTypes.find((kind) => kind === platform.type) ?? 'other',
	};
}

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

type DeviceGatherer = ReturnType<typeof createGatherer<NewDevice>>;

/** Gatherers by account id. Only admins have one, so there are few. */
const deviceDigests = new Map<number, DeviceGatherer>();

/** Reads the account when the e-mail is sent, because it may have been deleted or have another address by then. */
const createDeviceGatherer = (id: number) =>
	createGatherer<NewDevice>(async (devices, more) => {
		const user = await userById(id);
		if (user) await mailNewDevices(user, devices, more);
	});

/**
 * E-mails an admin about every sign-in with a new browser; those within two minutes are combined. An admin's first
 * sign-in is not reported.
 */
export async function tellOfNewDevice(user: UserRow, device: Pick<Session, 'browser' | 'os'>) {
	if (user.role?.type !== 'admin') return;
	if (!user.signedInBefore) return changeUser(user, { signedInBefore: true });
	const gatherer = deviceDigests.get(user.id) ?? createDeviceGatherer(user.id);
	deviceDigests.set(user.id, gatherer);
	runInBackground(() => gatherer.add({ ...device, at: new Date() }));
}

/** Sends pending e-mails at shutdown. */
export async function closeNewDevices() {
	for (const gatherer of deviceDigests.values()) await gatherer.close();
	deviceDigests.clear();
}
