import { loadChunk } from '../chunk/load-chunk';
import { isSameRun } from './browser-run';
import { createSession, type Session } from './session';
import { localStore } from './store';

/** Of no use to who is not signed in: it is loaded when it is. */
const onServer = () => loadChunk('session', () => import('./on-server'));

/** Pages that are not served over HTTPS know no locks; there each tab is on its own. */
const exclusively = async <T>(task: () => Promise<T>): Promise<T> =>
	navigator.locks ? await navigator.locks.request('session', task) : task();

let shared: Session | undefined;

/** The session of this browser; there is none on the server. */
export function session(): Session {
	shared ??= createSession({
		store: localStore(localStorage, window),
		renew: async () => (await onServer()).renew(),
		end: async (token) => (await onServer()).end(token),
		exclusively,
		sameRun: isSameRun,
	});
	return shared;
}
