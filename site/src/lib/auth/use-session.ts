import { clientStore } from '../document/client-store';
import { type SessionUser, type Snapshot, session } from '../session';

/** What a component takes of the session: it is rendered again when that changes. */
const ofSession = <Value>(read: (snapshot: Snapshot) => Value, server: Value) =>
	clientStore(
		(listener) => session().subscribe(listener),
		() => read(session().snapshot()),
		server,
	);

/** Whether somebody is signed in, and who; loading on the server and while it is found out. */
export const useSession = ofSession<Snapshot>((snapshot) => snapshot, { status: 'loading' });

/** Who is signed in; null for nobody, and until it is known. */
export const useUser = ofSession<SessionUser | null>(
	(snapshot) => (snapshot.status === 'signed-in' ? snapshot.user : null),
	null,
);

/** The same, and still when their session has expired. */
export const useLastUser = ofSession<SessionUser | null>(
	(snapshot) => ('user' in snapshot ? snapshot.user : null),
	null,
);
