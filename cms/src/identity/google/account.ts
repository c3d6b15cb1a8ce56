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
	/** Only exactly `true` counts as verified. */
	email_verified?: unknown;
	name?: string | undefined;
	picture?: string | undefined;
}

/** Refused sign-in with Google. */
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
			// The sign-in button states that continuing means accepting the terms.
			termsAccepted: new Date().toISOString(),
			googleId: sub,
			provider: 'google',
		});
		await copyPicture(user, picture);
		return (await userById(user.id)) ?? user;
	} catch (error) {
		if (!(error instanceof HttpError && error.status === conflict)) throw error;
		// A second tab was faster.
		const quicker = await userByGoogleId(sub);
		if (quicker) return quicker;
		throw new GoogleError('taken');
	}
}

/**
 * Returns the account for a Google sign-in: the linked one, an existing one with the same e-mail, or a new one. An
 * existing account is only linked if both sides have verified the e-mail and 2FA is off.
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
