import { messages, type ResponseOf, saveUser, type signIn, type User } from '@sumu/contract';
import { ApiError, call } from '../../../../lib/api';
import { markRun, session, sessionUser } from '../../../../lib/session';
import { toldHere } from '../../../../lib/words/told-here';
import { toast } from '../../../../ui/alerts';

/**
 * Begins the session of who has just proved who they are, and says so. `remembered`: it outlives
 * the browser.
 */
export async function enter({ jwt, user }: ResponseOf<typeof signIn>, remembered: boolean) {
	const { token, profile } = await saved(jwt, user);
	if (!remembered) markRun();
	session().begin({ token, user: sessionUser(profile), remembered });
	await toast('success', { title: toldHere(messages.loggedIn) });
}

/** Every sign-in saves what the identity provider knows; where that fails, one is in all the same. */
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
