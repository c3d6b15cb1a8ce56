import { messages, type ResponseOf, saveUser, type signIn, type User } from '@sumu/contract';
import { ApiError, callEndpoint } from '../../../../lib/api';
import { getSession, markRun, sessionUser } from '../../../../lib/session';
import { translateMessageInBrowser } from '../../../../lib/words/translate-message';
import { showToast } from '../../../../ui/alerts';

/**
 * Starts a session after authentication and shows a toast. `remembered`: the session survives a
 * browser restart.
 */
export async function startSession({ jwt, user }: ResponseOf<typeof signIn>, remembered: boolean) {
	const { token, profile } = await saveSignInProfile(jwt, user);
	if (!remembered) markRun();
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
