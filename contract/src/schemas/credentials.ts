import * as z from 'zod/mini';
import { maxLengths, passwordBytes, signUp } from '../limits';
import * as messages from '../messages';
import { emailSchema } from './contact';
import { requiredLine } from './fields';
import { optionalCode } from './second-factor';

const startOf = (address: string) => address.split('@')[0] ?? '';

/** What a new password must be. */
export const newPasswordSchema = z
	.string(messages.enterPassword)
	.check(
		z.minLength(1, { error: messages.enterPassword, abort: true }),
		z.minLength(signUp.password, { error: messages.shortPassword, abort: true }),
		z.maxLength(passwordBytes, { error: messages.tooLong(passwordBytes), abort: true }),
		z.regex(/^(?=.*[a-z])(?=.*\d)[a-z\d]*$/i, messages.passwordPattern),
	);

/**
 * A password that is tried. One given to the owner at the start may hold other signs too; whether it
 * is right is for the server to say.
 */
const triedPassword = z
	.string(messages.enterPassword)
	.check(
		z.minLength(1, { error: messages.enterPassword, abort: true }),
		z.maxLength(maxLengths.line, messages.tooLong(maxLengths.line)),
	);

const userNameSchema = requiredLine(messages.enterName, maxLengths.name).check(
	z.minLength(signUp.name, messages.shortName),
);

const remember = z._default(z.boolean(), false);

/** The sign-up form. */
export const signUpSchema = z.object({
	displayName: userNameSchema,
	email: emailSchema,
	password: newPasswordSchema,
	terms: z.literal(true, messages.acceptTerms),
});

/** Clients of Strapi call the name `username`; here the e-mail is that. */
export const registerBodySchema = z.pipe(
	z
		.object({
			displayName: z.optional(userNameSchema),
			username: z.optional(userNameSchema),
			email: emailSchema,
			password: newPasswordSchema,
			/** Whether they agree to the terms; clients of before did not say. */
			terms: z.optional(z.boolean()),
			remember,
		})
		.check(
			z.refine(({ displayName, username }) => displayName ?? username, {
				error: messages.enterName,
				path: ['displayName'],
				when: ({ value }) => typeof value === 'object' && value !== null,
			}),
		),
	z.transform(({ displayName, username = '', ...rest }) => ({
		/** Names are public, addresses are not. */
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
		z.minLength(signUp.password, { error: messages.shortPassword, abort: true }),
		z.regex(/^(?=.*[a-z])(?=.*\d)/i, messages.passwordPattern),
	),
	/** Ticked: the session outlives the browser. */
	remember,
	/** Asked for where the account wants one. */
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
	remember,
	/** Asked for with 401 and `details.reason: 'code'`, once the password is right. */
	code: optionalCode,
});

export const emailBodySchema = z.object({ email: emailSchema });

const twice = {
	password: newPasswordSchema,
	passwordConfirmation: z.string(messages.passwordsDiffer),
};
const same = z.refine<{ password: string; passwordConfirmation: string }>(
	({ password, passwordConfirmation }) => password === passwordConfirmation,
	{ error: messages.passwordsDiffer, path: ['passwordConfirmation'] },
);

/** A password forgotten and set anew; `code` is what the mail's link carries, `secondFactor` a code as at sign-in. */
export const resetPasswordBodySchema = z
	.object({ ...twice, code: requiredCode(), secondFactor: optionalCode })
	.check(same);

export const changePasswordBodySchema = z
	.object({ ...twice, currentPassword: triedPassword })
	.check(same);

export const confirmEmailBodySchema = z.object({ confirmation: requiredCode() });

function requiredCode() {
	return z
		.string(messages.wrongCode)
		.check(z.minLength(1, messages.wrongCode), z.maxLength(200, messages.wrongCode));
}

export type SignUp = z.input<typeof signUpSchema>;
export type SignIn = z.input<typeof signInSchema>;
export type RegisterBody = z.input<typeof registerBodySchema>;
export type ResetPasswordBody = z.input<typeof resetPasswordBodySchema>;
export type ChangePasswordBody = z.input<typeof changePasswordBodySchema>;
