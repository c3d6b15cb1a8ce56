import { errors } from '@strapi/utils';
import { messages, type SecondFactorSetup } from '@sumu/contract';
import jwt from 'jsonwebtoken';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { env } from '../../env';
import { HttpError } from '../../platform/lib/http-errors';
import { logSecurity } from '../../platform/security/security-log';
import { isOwnPassword, isOwnProof } from '../password-attempts';
import type { UserRow } from '../user-presenter';
import { changeUser } from '../users';
import { changeFactor, isOn, storeFactor, takeCode, turnedOff } from './factor';
import { newRecoveryCodes, normalizeCode } from './recovery-codes';
import { forApp, newSecret, stepOf } from './totp';

const tokenAlgorithm = 'HS256';
const tokenAudience = 'second-factor-setup';
/** Time from the start of the setup to the first code. */
const expiresIn = '15m';

const claimsSchema = z.object({ secret: z.string() });

/**
 * Signs a new secret for the browser, which sends it back with the first code. An unfinished setup stores nothing on
 * the server.
 */
export const setupToken = ({ documentId }: UserRow, secret: string) =>
	jwt.sign({ secret }, env.JWT_SECRET, {
		algorithm: tokenAlgorithm,
		audience: tokenAudience,
		expiresIn,
		subject: documentId,
	});

/** Returns the secret of a token, or null if it belongs to another account or has expired. */
export function secretOf(token: string, { documentId }: UserRow): string | null {
	try {
		const rules = {
			algorithms: [tokenAlgorithm],
			audience: tokenAudience,
			subject: documentId,
		} satisfies jwt.VerifyOptions;
		return claimsSchema.parse(jwt.verify(token, env.JWT_SECRET, rules)).secret;
	} catch {
		return null;
	}
}

const createFieldError = (field: string, message: string) =>
	new errors.ValidationError(message, { errors: [{ path: [field], message }] });

function demandOff(user: UserRow) {
	if (isOn(user)) throw new HttpError(409, messages.twoStepIsOn);
}

/**
 * Starts the setup of 2FA. Requires the password if there is one, so that a stranger at an open browser cannot lock
 * the owner out.
 * @throws HttpError (409) if 2FA is on, ValidationError (400) for a wrong password
 */
export async function setUp(
	ctx: Context,
	user: UserRow,
	password = '',
): Promise<SecondFactorSetup> {
	demandOff(user);
	if (user.password !== null && !(await isOwnPassword(ctx, user, password)))
		throw createFieldError('password', messages.wrongPassword);
	const secret = newSecret();
	return { secret, ...forApp(secret, user.email), setup: setupToken(user, secret) };
}

/**
 * Turns 2FA on and returns the recovery codes, which cannot be read again.
 * @throws HttpError (409) if 2FA is on, ValidationError (400) for an expired setup or a wrong code
 */
export async function turnOn(user: UserRow, setup: string, code: string): Promise<string[]> {
	demandOff(user);
	const secret = secretOf(setup, user);
	if (secret === null) throw createFieldError('setup', messages.linkExpired);
	const lastStep = stepOf(secret, normalizeCode(code));
	if (lastStep === null) throw createFieldError('code', messages.wrongCode);
	const { codes, digests } = newRecoveryCodes();
	const account = user.documentId;
	const factor = { account, secret, lastStep, recovery: digests };
	if (!(await storeFactor(user, factor))) throw new HttpError(409, messages.twoStepIsOn);
	logSecurity('account changed', { account, changed: ['twoStep'] });
	return codes;
}

/**
 * Requires the account's password or a valid 2FA code.
 * @throws HttpError (409) if 2FA is off, ValidationError (400) for a wrong proof
 */
async function demandProof(ctx: Context, user: UserRow, proof: string) {
	if (!isOn(user)) throw new HttpError(409, messages.twoStepIsOff);
	if (!(await isOwnProof(ctx, user, proof, () => takeCode(user, proof))))
		throw createFieldError('proof', messages.wrongProof);
}

export async function turnOff(ctx: Context, user: UserRow, proof: string): Promise<void> {
	await demandProof(ctx, user, proof);
	await changeUser(user, turnedOff);
}

/** Replaces the recovery codes with ten new ones. */
export async function renewCodes(ctx: Context, user: UserRow, proof: string): Promise<string[]> {
	await demandProof(ctx, user, proof);
	const { codes, digests } = newRecoveryCodes();
	const hasChanged = await changeFactor(user, (factor) => ({ ...factor, recovery: digests }));
	if (!hasChanged) throw new HttpError(409, messages.twoStepIsOff);
	logSecurity('recovery codes renewed', { account: user.documentId });
	return codes;
}
