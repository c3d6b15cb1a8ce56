import type { Caller } from './caller';

/** Checks whether a key from a path, an e-mail or an id, belongs to the account. */
export function isKeyOf(account: Caller | undefined, key = ''): boolean {
	const normalizedKey = key.trim().toLowerCase();
	return (
		normalizedKey !== '' &&
		(normalizedKey === account?.email || normalizedKey === account?.documentId)
	);
}
