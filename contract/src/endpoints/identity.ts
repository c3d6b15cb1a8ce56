import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import {
	changePasswordBodySchema,
	confirmEmailBodySchema,
	emailBodySchema,
	registerBodySchema,
	resetPasswordBodySchema,
	signInBodySchema,
} from '../schemas/credentials';
import { idParams } from '../schemas/requests';
import { deletedSchema, listOf } from '../schemas/responses';
import { sessionSchema, userSchema } from '../schemas/user';

/**
 * Access token and account. The refresh token is in the cookie `sumu_refresh` (`__Secure-sumu_refresh` over HTTPS),
 * which scripts cannot read.
 */
const signedInSchema = z.object({ jwt: z.string(), user: userSchema });
/** Does not reveal which account is concerned, or whether it exists. */
const okSchema = z.object({ ok: z.literal(true) });

export const signIn = defineEndpoint({
	operation: 'auth.signIn',
	method: 'POST',
	path: '/auth/local',
	summary: 'Signs in with e-mail and password',
	body: signInBodySchema,
	response: signedInSchema,
});

export const registerAccount = defineEndpoint({
	operation: 'auth.register',
	method: 'POST',
	path: '/auth/local/register',
	summary: 'Creates an account and signs in',
	body: registerBodySchema,
	response: signedInSchema,
});

export const refreshSession = defineEndpoint({
	operation: 'auth.refresh',
	method: 'POST',
	path: '/auth/refresh',
	summary: 'Returns a new access token for the session in the cookie, and its user',
	response: signedInSchema,
});

export const signOut = defineEndpoint({
	operation: 'auth.signOut',
	method: 'POST',
	path: '/auth/logout',
	summary: 'Ends this session',
	response: okSchema,
});

export const forgotPassword = defineEndpoint({
	operation: 'password.forgot',
	method: 'POST',
	path: '/auth/forgot-password',
	summary: 'E-mails a link for a new password if the account exists',
	body: emailBodySchema,
	response: okSchema,
});

export const resetPassword = defineEndpoint({
	operation: 'password.reset',
	method: 'POST',
	path: '/auth/reset-password',
	summary: 'Sets a new password with the code from the e-mail, ends all sessions and signs in',
	body: resetPasswordBodySchema,
	response: signedInSchema,
});

export const changePassword = defineEndpoint({
	operation: 'password.change',
	method: 'POST',
	path: '/auth/change-password',
	summary: 'Changes the password and ends all other sessions',
	body: changePasswordBodySchema,
	response: signedInSchema,
});

export const confirmEmail = defineEndpoint({
	operation: 'confirmation.confirm',
	method: 'POST',
	path: '/auth/email-confirmation',
	summary: 'Confirms an e-mail address with the code from the e-mail',
	body: confirmEmailBodySchema,
	response: okSchema,
});

export const sendConfirmation = defineEndpoint({
	operation: 'confirmation.send',
	method: 'POST',
	path: '/auth/send-email-confirmation',
	summary: 'Sends the confirmation e-mail again if the address is unconfirmed',
	body: emailBodySchema,
	response: okSchema,
});

export const listSessions = defineEndpoint({
	operation: 'session.list',
	method: 'GET',
	path: '/auth/sessions',
	summary: 'Lists the caller’s sessions, the last used first',
	response: listOf(sessionSchema),
});

export const revokeSession = defineEndpoint({
	operation: 'session.revoke',
	method: 'DELETE',
	path: '/auth/sessions/:id',
	summary: 'Ends one of the caller’s sessions',
	params: idParams,
	response: deletedSchema,
});

export const connectGoogle = defineEndpoint({
	operation: 'google.connect',
	method: 'GET',
	path: '/connect/google',
	summary: 'Redirects the browser to Google, and afterwards to `/login/google` of the site',
	query: z.object({
		/** Path on the site to return to after sign-in. */
		redirect: z.optional(z.string()),
		remember: z.optional(z.enum(['true', 'false'])),
	}),
	response: z.null(),
});

export const googleCallback = defineEndpoint({
	operation: 'google.callback',
	method: 'GET',
	path: '/connect/google/callback',
	summary: 'Receives the browser from Google',
	query: z.looseObject({}),
	response: z.null(),
});
