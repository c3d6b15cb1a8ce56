import type { Caller } from './caller';

/** Checks whether a key from a path, an e-mail or an id, belongs to the account. */
export function isKeyOf(account: Caller | undefined, key = ''): boolean {
	const wanted = key.trim().toLowerCase();
	return wanted !== '' && (wanted === account?.email || wanted === account?.documentId);
}
