import type { Caller } from './caller';

/** Whether a path's e-mail, or the id in its place, is an account's own. */
export function isKeyOf(account: Caller | undefined, key = ''): boolean {
	const wanted = key.trim().toLowerCase();
	return wanted !== '' && (wanted === account?.email || wanted === account?.documentId);
}
