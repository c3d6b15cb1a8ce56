import { messages } from '@sumu/contract';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths';
import { note } from '../../ui/alerts';
import { session } from '../session';

/** Signs out, in every tab, and says so. */
export function useLogOut() {
	const navigate = useNavigate();
	return async () => {
		// First to where nobody need be signed in, or the page's guard would lead to the login page.
		await navigate(paths.home.at());
		await session().signOut();
		await note('success', { title: messages.loggedOut });
	};
}
