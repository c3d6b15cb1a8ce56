import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const count = 10;
/** Random bytes per code, too many to guess. */
const bytes = 10;

/** Returns a code in upper case, without spaces and hyphens. */
export const plain = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

export const digestOf = (code: string) =>
	createHash('sha256').update(plain(code)).digest('base64url');

/** Creates single-use codes such as `K7QW-3XZB-5N2V-JYH4`; only their digests are stored. */
export function newRecoveryCodes() {
	const codes = Array.from({ length: count }, () =>
		new Secret({ size: bytes }).base32.replace(/.{4}(?=.)/g, '$&-'),
	);
	return { codes, digests: codes.map(digestOf) };
}
