import { createHash, randomBytes } from 'node:crypto';

const digest = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * A code for the link of a mail, good for `lifetime` milliseconds. Only its digest is stored: who
 * reads the database can do nothing with it.
 * @param mark ends the code, to tell kinds of codes apart
 */
export function newCode(lifetime: number, mark = '') {
	const code = `${(Date.now() + lifetime).toString(36)}.${randomBytes(32).toString('base64url')}${mark}`;
	return { code, digest: digest(code) };
}

/** What to look for in the database, or null where the code's time is over. */
export function digestOf(code: string): string | null {
	const [expiry = ''] = code.split('.');
	return Number.parseInt(expiry, 36) > Date.now() ? digest(code) : null;
}
