import { ApiError } from '../api/api-error';
import { loadChunk } from '../chunk/load-chunk';
import { browserStorage } from '../storage';
import { isSameRun } from './browser-run';
import { createSession, type Session } from './session';
import { localStore } from './store';

/** Of no use to who is not signed in: it is loaded when it is. */
const onServer = () =>
	loadChunk('session', () => import('./on-server')).catch((cause) => {
		// To who waits it is a server that does not answer, which every form can say.
		throw new ApiError(503, 'The server does not answer', null, { cause });
	});

/** Pages that are not served over HTTPS know no locks; there each tab is on its own. */
const exclusively = async <T>(task: () => Promise<T>): Promise<T> =>
	navigator.locks ? await navigator.locks.request('session', task) : task();

let shared: Session | undefined;

/** The session of this browser; there is none on the server. */
export function session(): Session {
	shared ??= createSession({
		store: localStore(browserStorage(), window),
		renew: async () => (await onServer()).renew(),
		end: async (token) => (await onServer()).end(token),
		exclusively,
		sameRun: isSameRun,
	});
	return shared;
}
