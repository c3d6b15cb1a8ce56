import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { session } from '../session';

/** Signs out, in every tab, and has it said. */
export function useLogOut(announce: () => Promise<void>) {
	const navigate = useNavigate();
	return async () => {
		// First to where nobody need be signed in, or the page's guard would lead to the login page.
		await navigate(paths.home.at());
		await session().signOut();
		await announce();
	};
}
