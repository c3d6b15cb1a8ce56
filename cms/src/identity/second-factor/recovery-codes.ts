import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';

const RECOVERY_CODE_COUNT = 10;
/** Random bytes per code, too many to guess. */
const RECOVERY_CODE_BYTES = 10;

/** Returns a code in upper case, without spaces and hyphens. */
export const normalizeCode = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

export const digestOf = (code: string) =>
	createHash('sha256').update(normalizeCode(code)).digest('base64url');

/** Creates single-use codes such as `K7QW-3XZB-5N2V-JYH4`; only their digests are stored. */
export function newRecoveryCodes() {
	const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
		new Secret({ size: RECOVERY_CODE_BYTES }).base32.replace(/.{4}(?=.)/g, '$&-'),
	);
	return { codes, digests: codes.map(digestOf) };
}
