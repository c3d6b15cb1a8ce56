import type { StoredSession } from './types';

const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

function userOf(value: unknown): StoredSession['user'] | null {
	if (!isRecord(value) || typeof value.id !== 'string' || typeof value.email !== 'string')
		return null;
	return {
		id: value.id,
		email: value.email,
		displayName: textOrEmpty(value.displayName),
		photoURL: textOrEmpty(value.photoURL),
		emailVerified: value.emailVerified === true,
		phoneNumber: textOrEmpty(value.phoneNumber),
	};
}

/** Parses the value from local storage; null if it is not a session. Avoids a schema, because every page loads this. */
export function parseStoredSession(value: unknown): StoredSession | null {
	if (!isRecord(value)) return null;
	const { token, issuedAt, expiresAt, remembered } = value;
	const user = userOf(value.user);
	if (!user || (token !== null && typeof token !== 'string')) return null;
	if (typeof issuedAt !== 'number' || typeof expiresAt !== 'number') return null;
	return typeof remembered === 'boolean' ? { token, issuedAt, expiresAt, user, remembered } : null;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;
