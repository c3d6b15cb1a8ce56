import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../../env';

/** Returns a hash that only this installation can compute; one hash per purpose, so that none can serve for another. */
export const createKeyedHash = (purpose: string, id: string) =>
	createHmac('sha256', env.JWT_SECRET).update(`${purpose}:${id}`).digest('base64url');

/** Returns a token for an id. Signed rather than stored, so that reading the database is not enough to use it. */
export const signToken = (purpose: string, id: string) => `${id}.${createKeyedHash(purpose, id)}`;

/** Returns the id in a token; null if the signature is wrong. */
export function verifyToken(purpose: string, token: string): string | null {
	const [id = '', signature = ''] = token.split('.');
	const expectedSignature = Buffer.from(createKeyedHash(purpose, id));
	const actualSignature = Buffer.from(signature);
	return actualSignature.length === expectedSignature.length &&
		timingSafeEqual(actualSignature, expectedSignature)
		? id
		: null;
}
