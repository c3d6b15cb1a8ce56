import { redirect } from 'react-router-dom';
import { getSession, type SessionUser } from '../session';
import { loginAt } from './origin';

/**
 * Returns the signed-in user, for a `clientLoader`.
 * @throws a redirect to the login page, which keeps path, query and hash of the requested page
 */
export async function requireUser({ url }: { url: URL }): Promise<SessionUser> {
	await getSession().settled;
	const snapshot = getSession().snapshot();
	if (snapshot.status !== 'signed-in') throw redirect(loginAt(url));
	return snapshot.user;
}

type Args = { url: URL };

/**
 * Wraps a `clientLoader` that requires a signed-in user. It also runs on the first load; until it resolves, the
 * server's HTML shows the route's `HydrateFallback` with the head from its `loader`.
 */
export function forUser<A extends Args, Result>(
	load: (args: A, user: SessionUser) => Result | Promise<Result>,
) {
	const clientLoader = async (args: A) => {
		const user = await requireUser(args);
		try {
			return await load(args, user);
		} catch (error) {
			// The server has just reported that the session has expired.
			if (getSession().snapshot().status !== 'signed-in') throw redirect(loginAt(args.url));
			throw error;
		}
	};
	return Object.assign(clientLoader, { hydrate: true as const });
}
