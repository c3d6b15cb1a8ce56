import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { session } from '../session';

/** How it is told. */
export interface LogOutAlerts {
	done(): Promise<void>;
	/** Resolves with whether to try again. */
	failed(error: unknown): Promise<boolean>;
}

/** Signs out, in every tab, and has it said; where the server cannot be asked one stays signed in. */
export function useLogOut({ done, failed }: LogOutAlerts) {
	const navigate = useNavigate();
	return async function logOut(): Promise<void> {
		// First to where nobody need be signed in, and drawn: the page's guard would lead to the login page.
		await navigate(paths.home.at(), { flushSync: true });
		try {
			await session().signOut();
		} catch (error) {
			return (await failed(error)) ? logOut() : undefined;
		}
		await done();
	};
}
