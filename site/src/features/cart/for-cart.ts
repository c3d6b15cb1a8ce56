import { forUser } from '../../lib/auth';
import { getSession } from '../../lib/session';

type Args = { url: URL };

/** Creates the `clientLoader` of a cart page, for the user's cart or (with '' as e-mail) this browser's shortlist. */
export function forCart<A extends Args>(load: (args: A, email: string) => Promise<unknown>) {
	const read = async (args: A, email: string) => {
		await load(args, email);
		return { email };
	};
	const ofAccount = forUser((args: A, { email }) => read(args, email));
	const clientLoader = async (args: A) => {
		await getSession().settled;
		return getSession().snapshot().status === 'signed-out' ? read(args, '') : ofAccount(args);
	};
	return Object.assign(clientLoader, { hydrate: true as const });
}
