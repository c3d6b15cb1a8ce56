import { type GoogleFailure, oneLine } from '@sumu/contract';
import { HttpError } from '../../platform/lib/http-errors';
import { addAccount } from '../add-account';
import { isOn } from '../second-factor/factor';
import type { UserRow } from '../user-presenter';
import { changeUser, userByEmail, userByGoogleId, userById } from '../users';
import { bringPictureHome, copyPicture } from './copy-picture';

export interface GoogleClaims {
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

const CONFLICT_STATUS = 409;

async function createGoogleAccount(
	{ sub, name = '', picture = '' }: GoogleClaims,
	email: string,
): Promise<UserRow> {
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
		if (!(error instanceof HttpError && error.status === CONFLICT_STATUS)) throw error;
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
export async function accountOf(claims: GoogleClaims): Promise<UserRow> {
	const { sub, email_verified: verified } = claims;
	const email = claims.email?.trim().toLowerCase() ?? '';
	if (!email || verified !== true) throw new GoogleError('unverified');
	const linkedUser = await userByGoogleId(sub);
	const user = linkedUser ?? (await userByEmail(email));
	if (!user) return createGoogleAccount(claims, email);
	if (!linkedUser && (user.emailVerified !== true || isOn(user))) throw new GoogleError('taken');
	if (user.blocked) throw new GoogleError('blocked');
	if (!linkedUser) await changeUser(user, { googleId: sub });
	return bringPictureHome(user, claims.picture);
}
