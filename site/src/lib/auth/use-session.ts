import { clientStore } from '../document/client-store';
import { getSession, type SessionSnapshot, type SessionUser } from '../session';

/** Creates a hook that selects a value from the session and re-renders when it changes. */
const ofSession = <Value>(read: (snapshot: SessionSnapshot) => Value, server: Value) =>
	clientStore(
		(listener) => getSession().subscribe(listener),
		() => read(getSession().snapshot()),
		server,
	);

/** Returns the session; `loading` on the server and until the browser has read it. */
export const useSession = ofSession<SessionSnapshot>((snapshot) => snapshot, { status: 'loading' });

/** Returns the signed-in user; null if signed out or not known yet. */
export const useUser = ofSession<SessionUser | null>(
	(snapshot) => (snapshot.status === 'signed-in' ? snapshot.user : null),
	null,
);

/** Returns the signed-in user, or the last one if their session has expired. */
export const useLastUser = ofSession<SessionUser | null>(
	(snapshot) => ('user' in snapshot ? snapshot.user : null),
	null,
);
