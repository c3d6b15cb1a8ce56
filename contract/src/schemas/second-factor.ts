import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';

/** Six digits of the authenticator app, or a recovery code; with spaces and dashes or without. */
export const codeSchema = z
	.string(messages.enterCode)
	.check(z.trim(), z.maxLength(maxLengths.code, messages.wrongCode));

const neededCode = codeSchema.check(z.minLength(1, messages.enterCode));

/** Left out where nobody is asked for one; empty is the same. */
export const optionalCode = z.optional(codeSchema);

const password = z
	.string(messages.enterPassword)
	.check(z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)));

/** Beginning to set it up; who has a password says it. */
export const setUpSecondFactorBodySchema = z.object({ password: z.optional(password) });

/** `setup` is what the beginning answered; `code` shows that the app has the secret. */
export const turnOnSecondFactorBodySchema = z.object({
	setup: z
		.string(messages.linkExpired)
		.check(z.minLength(1, messages.linkExpired), z.maxLength(2000, messages.linkExpired)),
	code: neededCode,
});

/** The account's password, or a code. */
export const proofBodySchema = z.object({
	proof: password.check(z.minLength(1, messages.enterProof)),
});

export const secondFactorSetupSchema = z.object({
	/** For typing into an app by hand, base32. */
	secret: z.string(),
	/** `otpauth://totp/…`: what the picture holds. */
	uri: z.string(),
	/** A QR code, as the `data:` address of an SVG. */
	qr: z.string(),
	/** To be sent back with a code, within a quarter of an hour. */
	setup: z.string(),
});

/** Shown once: nobody can read them again. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorSetup = z.output<typeof secondFactorSetupSchema>;
