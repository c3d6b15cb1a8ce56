import {
	type BodyOf,
	messages,
	type ResponseOf,
	refreshSession,
	registerAccount,
	resetPassword,
	saveUser,
	signIn,
	type User,
} from '@sumu/contract';
import { ApiError, callEndpoint } from '../../../../lib/api';
import { getSession, markRun, sessionUser } from '../../../../lib/session';
import { leaveUncounted } from '../../../../lib/visits/leave-uncounted';
import { translateMessageInBrowser } from '../../../../lib/words/translate-message';
import { showToast } from '../../../../ui/alerts';

/**
 * Starts a session after authentication and shows a toast. `remembered`: the session survives a
 * browser restart.
 */
export async function startSession({ jwt, user }: ResponseOf<typeof signIn>, remembered: boolean) {
	const { token, profile } = await saveSignInProfile(jwt, user);
	if (!remembered) markRun();
	leaveUncounted({ id: profile._id, role: profile.role });
	getSession().begin({ token, user: sessionUser(profile), remembered });
	await showToast('success', { title: translateMessageInBrowser(messages.loggedIn) });
}

/** Saves the name and phone number from the sign-in response. If that fails, the user is signed in anyway. */
async function saveSignInProfile(
	jwt: string,
	user: User,
): Promise<{ token: string; profile: User }> {
	const body = { displayName: user.displayName || null, phoneNumber: user.phoneNumber };
	try {
		const response = await callEndpoint(saveUser, { params: { email: user.email }, body }, jwt);
		return { token: response.token, profile: response.data };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { token: jwt, profile: user };
	}
}

/** Completes a Google sign-in: the session cookie is set, and `refreshSession` returns an access token for it. */
export async function finishGoogle(): Promise<void> {
	await startSession(await callEndpoint(refreshSession, {}), true);
}

export async function logIn(body: BodyOf<typeof signIn>): Promise<void> {
	const response: ResponseOf<typeof signIn> = await callEndpoint(signIn, { body });
	await startSession(response, body.remember);
}

/** Sets a new password with the code from the reset e-mail, and signs in until the browser is closed. */
export async function setNewPassword(body: BodyOf<typeof resetPassword>): Promise<void> {
	await startSession(await callEndpoint(resetPassword, { body }), false);
}

/** Creates an account and signs in. The session is remembered, because new users are expected to return. */
export async function signUp(account: {
	displayName: string;
	email: string;
	password: string;
	terms: true;
}): Promise<void> {
	const { displayName, email, password, terms } = account;
	const body = { displayName, email, password, terms, remember: true };
	await startSession(await callEndpoint(registerAccount, { body }), true);
}
