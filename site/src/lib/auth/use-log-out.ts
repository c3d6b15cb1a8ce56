import { useNavigate } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { getSession } from '../session';

/** Feedback shown to the user. */
export interface LogOutAlerts {
	done(): Promise<void>;
	/** Resolves to true if the user wants to retry. */
	failed(error: unknown): Promise<boolean>;
}

/**
 * Returns a function that signs out in every tab and reports the result. The user stays signed in if the server does
 * not respond.
 */
export function useLogOut({ done, failed }: LogOutAlerts) {
	const navigate = useNavigate();
	return async function logOut(): Promise<void> {
		// Render a public page first: the current page's guard would redirect to the login page.
		await navigate(sitePaths.home.at(), { flushSync: true });
		try {
			await getSession().signOut();
		} catch (error) {
			return (await failed(error)) ? logOut() : undefined;
		}
		await done();
	};
}
