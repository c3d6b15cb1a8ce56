import * as z from 'zod/mini';
import { maxLengths } from '../limits';
import * as messages from '../messages';

/** Six-digit code of the authenticator app, or a recovery code; spaces and dashes are allowed. */
export const codeSchema = z
	.string(messages.enterCode)
	.check(z.trim(), z.maxLength(maxLengths.code, messages.wrongCode));

const neededCode = codeSchema.check(z.minLength(1, messages.enterCode));

/** Missing or empty if no code is required. */
export const optionalCode = z.optional(codeSchema);

const passwordSchema = z
	.string(messages.enterPassword)
	.check(z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)));

/** Starts the setup. Accounts with a password must enter it. */
export const setUpSecondFactorBodySchema = z.object({ password: z.optional(passwordSchema) });

/** `setup` is the token returned by the first step; `code` proves that the app has the secret. */
export const turnOnSecondFactorBodySchema = z.object({
	setup: z
		.string(messages.linkExpired)
		.check(z.minLength(1, messages.linkExpired), z.maxLength(2000, messages.linkExpired)),
	code: neededCode,
});

/** The account's password, or a code. */
export const proofBodySchema = z.object({
	proof: passwordSchema.check(z.minLength(1, messages.enterProof)),
});

export const secondFactorSetupSchema = z.object({
	/** Base32 secret for manual entry into an app. */
	secret: z.string(),
	/** `otpauth://totp/…`, the content of the QR code. */
	uri: z.string(),
	/** QR code as a data URL of an SVG. */
	qr: z.string(),
	/** Token to send back with a code within 15 minutes. */
	setup: z.string(),
});

/** Shown only once; they cannot be retrieved again. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

export type SecondFactorSetup = z.output<typeof secondFactorSetupSchema>;
