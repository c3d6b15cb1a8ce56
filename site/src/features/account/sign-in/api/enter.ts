import { messages, type ResponseOf, saveUser, type signIn, type User } from '@sumu/contract';
import { ApiError, call } from '../../../../lib/api';
import { markRun, session, sessionUser } from '../../../../lib/session';
import { toldHere } from '../../../../lib/words/told-here';
import { toast } from '../../../../ui/alerts';

/**
 * Starts a session after authentication and shows a toast. `remembered`: the session survives a
 * browser restart.
 */
export async function enter({ jwt, user }: ResponseOf<typeof signIn>, remembered: boolean) {
	const { token, profile } = await saved(jwt, user);
	if (!remembered) markRun();
	session().begin({ token, user: sessionUser(profile), remembered });
	await toast('success', { title: toldHere(messages.loggedIn) });
}

/** Saves the name and phone number from the sign-in response. If that fails, the user is signed in anyway. */
async function saved(jwt: string, user: User): Promise<{ token: string; profile: User }> {
	const body = { displayName: user.displayName || null, phoneNumber: user.phoneNumber };
	try {
		const response = await call(saveUser, { params: { email: user.email }, body }, jwt);
		return { token: response.token, profile: response.data };
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return { token: jwt, profile: user };
	}
}
