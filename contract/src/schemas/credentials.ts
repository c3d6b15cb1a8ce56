import * as z from 'zod/mini';
import { MAX_PASSWORD_BYTES, maxLengths, minSignUpLengths } from '../limits';
import * as messages from '../messages';
import { emailSchema } from './contact';
import { requiredLine } from './fields';
import { optionalCode } from './second-factor';

const startOf = (address: string) => address.split('@')[0] ?? '';

/** Rules for a new password. */
export const newPasswordSchema = z
	.string(messages.enterPassword)
	.check(
		z.minLength(1, { error: messages.enterPassword, abort: true }),
		z.minLength(minSignUpLengths.password, { error: messages.shortPassword, abort: true }),
		z.maxLength(MAX_PASSWORD_BYTES, { error: messages.tooLong(MAX_PASSWORD_BYTES), abort: true }),
		z.regex(/^(?=.*[a-z])(?=.*\d)[a-z\d]*$/i, messages.passwordPattern),
	);

/**
 * A password to verify. The owner's initial password may contain characters that the rules for new passwords
 * forbid, so only the length is checked here.
 */
const triedPassword = z
	.string(messages.enterPassword)
	.check(
		z.minLength(1, { error: messages.enterPassword, abort: true }),
		z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)),
	);

const userNameSchema = requiredLine(messages.enterName, maxLengths.name).check(
	z.minLength(minSignUpLengths.name, messages.shortName),
);

const rememberField = z._default(z.boolean(), false);

/** The sign-up form. */
export const signUpSchema = z.object({
	displayName: userNameSchema,
	email: emailSchema,
	password: newPasswordSchema,
	terms: z.literal(true, messages.acceptTerms),
});

/** Strapi clients send the name as `username`. Here, the e-mail address is the user name. */
export const registerBodySchema = z.pipe(
	z
		.object({
			displayName: z.optional(userNameSchema),
			username: z.optional(userNameSchema),
			email: emailSchema,
			password: newPasswordSchema,
			/** Agreement to the terms. Older clients do not send it. */
			terms: z.optional(z.boolean()),
			remember: rememberField,
		})
		.check(
			z.refine(({ displayName, username }) => displayName ?? username, {
				error: messages.enterName,
				path: ['displayName'],
				when: ({ value }) => typeof value === 'object' && value !== null,
			}),
		),
	z.transform(({ displayName, username = '', ...rest }) => ({
		/** Names are public and e-mail addresses are not, so only the part before the @ is used. */
		displayName: displayName ?? startOf(username),
		...rest,
	})),
);

/** The login form. */
export const signInSchema = z.object({
	identifier: z
		.string(messages.loginEmail)
		.check(
			z.trim(),
			z.toLowerCase(),
			z.minLength(1, { error: messages.loginEmail, abort: true }),
			z.email(messages.loginInvalidEmail),
		),
	password: triedPassword.check(
		z.minLength(minSignUpLengths.password, { error: messages.shortPassword, abort: true }),
		z.regex(/^(?=.*[a-z])(?=.*\d)/i, messages.passwordPattern),
	),
	/** If true, the session survives closing the browser. */
	remember: rememberField,
	/** Second-factor code, if the account requires one. */
	code: optionalCode,
});

export const signInBodySchema = z.object({
	identifier: z
		.string(messages.loginEmail)
		.check(
			z.trim(),
			z.toLowerCase(),
			z.minLength(1, { error: messages.loginEmail, abort: true }),
			z.maxLength(maxLengths.email, messages.tooLong(maxLengths.email)),
		),
	password: triedPassword,
	remember: rememberField,
	/** Second-factor code. Requested with 401 and `details.reason: 'code'` once the password is correct. */
	code: optionalCode,
});

export const emailBodySchema = z.object({ email: emailSchema });

const newPasswordShape = {
	password: newPasswordSchema,
	passwordConfirmation: z.string(messages.passwordsDiffer),
};
const passwordsMatchCheck = z.refine<{ password: string; passwordConfirmation: string }>(
	({ password, passwordConfirmation }) => password === passwordConfirmation,
	{ error: messages.passwordsDiffer, path: ['passwordConfirmation'] },
);

/** Password reset. `code` comes from the link in the e-mail; `secondFactor` is a code as at sign-in. */
export const resetPasswordBodySchema = z
	.object({ ...newPasswordShape, code: requiredCode(), secondFactor: optionalCode })
	.check(passwordsMatchCheck);

export const changePasswordBodySchema = z
	.object({ ...newPasswordShape, currentPassword: triedPassword })
	.check(passwordsMatchCheck);

export const confirmEmailBodySchema = z.object({ confirmation: requiredCode() });

function requiredCode() {
	return z
		.string(messages.wrongCode)
		.check(z.minLength(1, messages.wrongCode), z.maxLength(200, messages.wrongCode));
}

export type SignUp = z.input<typeof signUpSchema>;
export type SignIn = z.input<typeof signInSchema>;
