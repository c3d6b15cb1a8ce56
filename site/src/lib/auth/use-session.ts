import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { clientStore } from '../document/client-store';
import { type Snapshot, session } from '../session';

/** Whether somebody is signed in, and who; loading on the server and while it is found out. */
export const useSession = clientStore<Snapshot>(
	(listener) => session().subscribe(listener),
	() => session().snapshot(),
	{ status: 'loading' },
);

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
