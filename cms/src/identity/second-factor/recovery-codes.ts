import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const count = 10;
/** Of each: no list of guesses is that long. */
const bytes = 10;

/** A code without what is only for the eye. */
export const plain = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

export const digestOf = (code: string) =>
	createHash('sha256').update(plain(code)).digest('base64url');

/** Each like `K7QW-3XZB-5N2V-JYH4`, good once; only their digests are stored. */
export function newRecoveryCodes() {
	const codes = Array.from({ length: count }, () =>
		new Secret({ size: bytes }).base32.replace(/.{4}(?=.)/g, '$&-'),
	);
	return { codes, digests: codes.map(digestOf) };
}
