import { clientStore } from '../document/client-store';
import { type Snapshot, session } from '../session';

/** Whether somebody is signed in, and who; loading on the server and while it is found out. */
export const useSession = clientStore<Snapshot>(
	(listener) => session().subscribe(listener),
	() => session().snapshot(),
	{ status: 'loading' },
);
