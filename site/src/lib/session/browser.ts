import { refresh, signOut } from '@sumu/contract';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { isSameRun } from './browser-run';
import { createSession, type Session } from './session';
import { localStore } from './store';

const refused = [400, 401, 403];

async function renew(): Promise<string | null> {
	try {
		return (await call(refresh, {})).jwt;
	} catch (error) {
		if (error instanceof ApiError && refused.includes(error.status)) return null;
		throw error;
	}
}

async function end(token: string): Promise<void> {
	try {
		await call(signOut, {}, token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
	}
}

/** Pages that are not served over HTTPS know no locks; there each tab is on its own. */
const exclusively = async <T>(task: () => Promise<T>): Promise<T> =>
	navigator.locks ? await navigator.locks.request('session', task) : task();

let shared: Session | undefined;

/** The session of this browser; there is none on the server. */
export function session(): Session {
	shared ??= createSession({
		store: localStore(localStorage, window),
		renew,
		end,
		exclusively,
		sameRun: isSameRun,
	});
	return shared;
}
