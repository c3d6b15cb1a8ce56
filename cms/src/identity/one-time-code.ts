import { createHash, randomBytes } from 'node:crypto';

const hashOneTimeCode = (code: string) => createHash('sha256').update(code).digest('hex');

/**
 * Creates a code for a link in an e-mail, valid for `lifetime` milliseconds. Only its digest is stored, so the
 * database does not reveal the code.
 * @param mark suffix of the code, to tell kinds of codes apart
 */
export function newCode(lifetime: number, mark = '') {
	const code = `${(Date.now() + lifetime).toString(36)}.${randomBytes(32).toString('base64url')}${mark}`;
	return { code, digest: hashOneTimeCode(code) };
}

/** Returns the digest to look up in the database, or null if the code has expired. */
export function digestOf(code: string): string | null {
	const [expiry = ''] = code.split('.');
	return Number.parseInt(expiry, 36) > Date.now() ? hashOneTimeCode(code) : null;
}
