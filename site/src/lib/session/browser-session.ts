import { ApiError } from '../api/api-error';
import { browserStorage } from '../browser-storage';
import { loadChunk } from '../chunk/load-chunk';
import { createSession, type Session } from './session';
import { localStore } from './session-store';

/** Session cookie: lasts until the browser closes, and all tabs share it. */
const runCookieName = 'browser_run';

const isSecure = () => (location.protocol === 'https:' ? '; Secure' : '');

export const markRun = () => {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${runCookieName}=1; Path=/; SameSite=Lax${isSecure()}`;
};

export const isSameRun = () =>
	document.cookie.split('; ').some((cookie) => cookie === `${runCookieName}=1`);

/** Loads the session's server calls on demand: signed-out visitors do not need them. */
const loadSessionApi = () =>
	loadChunk('session', () => import('./on-server')).catch((cause) => {
		// Treat it as a server that does not respond: every form can show that error.
		throw new ApiError(503, 'The server didn’t answer', null, { cause });
	});

/** Runs a task under a lock. Web Locks require HTTPS; without it, tabs are not coordinated. */
const withSessionLock = async <T>(task: () => Promise<T>): Promise<T> =>
	navigator.locks ? await navigator.locks.request('session', task) : task();

let browserSession: Session | undefined;

/** Returns the browser's session. Do not call it on the server. */
export function getSession(): Session {
	browserSession ??= createSession({
		store: localStore(browserStorage(), window),
		renew: async () => (await loadSessionApi()).refreshAccessToken(),
		end: async (token) => (await loadSessionApi()).revokeSession(token),
		exclusively: withSessionLock,
		sameRun: isSameRun,
	});
	return browserSession;
}
