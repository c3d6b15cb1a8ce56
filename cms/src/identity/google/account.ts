import { type GoogleFailure, oneLine } from '@sumu/contract';
import { HttpError } from '../../platform/lib/http-error';
import { addAccount } from '../add-account';
import { isOn } from '../second-factor/is-on';
import type { UserRow } from '../user-presenter';
import { changeUser, userByEmail, userByGoogleId, userById } from '../users';
import { bringPictureHome, copyPicture } from './copy-picture';

export interface Claims {
	sub: string;
	email?: string | undefined;
	/** Only `true` says so. */
	email_verified?: unknown;
	name?: string | undefined;
	picture?: string | undefined;
}

/** Why somebody is not let in. */
export class GoogleError extends Error {
	constructor(readonly reason: GoogleFailure) {
		super(reason);
	}
}

const conflict = 409;

async function added({ sub, name = '', picture = '' }: Claims, email: string): Promise<UserRow> {
	try {
		const user = await addAccount({
			email,
			displayName: oneLine(name).trim() || (email.split('@')[0] ?? ''),
			emailVerified: true,
			// The button says that going on agrees to them.
			termsAccepted: new Date().toISOString(),
			googleId: sub,
			provider: 'google',
		});
		await copyPicture(user, picture);
		return (await userById(user.id)) ?? user;
	} catch (error) {
		if (!(error instanceof HttpError && error.status === conflict)) throw error;
		// Two tabs at once: the other one was quicker.
		const quicker = await userByGoogleId(sub);
		if (quicker) return quicker;
		throw new GoogleError('taken');
	}
}

/**
 * The account of who comes from Google: the one that came before, one of the same address where
 * both sides have proved it and no second factor stands before it, or a new one.
 * @throws GoogleError
 */
export async function accountOf(claims: Claims): Promise<UserRow> {
	const { sub, email_verified: verified } = claims;
	const email = claims.email?.trim().toLowerCase() ?? '';
	if (!email || verified !== true) throw new GoogleError('unverified');
	const known = await userByGoogleId(sub);
	const user = known ?? (await userByEmail(email));
	if (!user) return added(claims, email);
	if (!known && (user.emailVerified !== true || isOn(user))) throw new GoogleError('taken');
	if (user.blocked) throw new GoogleError('blocked');
	if (!known) await changeUser(user, { googleId: sub });
	return bringPictureHome(user, claims.picture);
}
