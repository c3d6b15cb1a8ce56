import { refresh, signOut } from '@sumu/contract';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';

const refused = [400, 401, 403];

/** A new token; null when the server refuses, an error when nobody responds. */
export async function renew(): Promise<string | null> {
	try {
		return (await call(refresh, {})).jwt;
	} catch (error) {
		if (error instanceof ApiError && refused.includes(error.status)) return null;
		throw error;
	}
}

/** Ends a session; what has ended already is no error. */
export async function end(token: string): Promise<void> {
	try {
		await call(signOut, {}, token);
	} catch (error) {
		if (!(error instanceof ApiError && error.status === 401)) throw error;
	}
}
