import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sitePages } from '@sumu/contract';
import { env } from '../../env';

/** Digest stored instead of a token, so that reading the database is not enough to confirm for others. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = () => randomBytes(32).toString('base64url');

const signDocumentId = (documentId: string) =>
	createHmac('sha256', env.JWT_SECRET).update(`unsubscribe:${documentId}`).digest('base64url');

/** Signed rather than stored, so that any e-mail can contain it at any time. */
export const unsubscribeToken = (documentId: string) =>
	`${documentId}.${signDocumentId(documentId)}`;

/** Returns the subscriber id in a token; null if the signature is wrong. */
export function verifyUnsubscribeToken(token: string): string | null {
	const [documentId = '', tokenSignature = ''] = token.split('.');
	const expectedSignature = Buffer.from(signDocumentId(documentId));
	const actualSignature = Buffer.from(tokenSignature);
	return actualSignature.length === expectedSignature.length &&
		timingSafeEqual(actualSignature, expectedSignature)
		? documentId
		: null;
}

/** Page on which a subscriber unsubscribes. */
export const unsubscribePage = (documentId: string) =>
	env.origins.site + sitePages.unsubscribe(unsubscribeToken(documentId));

/** Address that mail programs post to for unsubscribing, without a page. */
export const unsubscribeCall = (documentId: string) =>
	`${env.origins.site}/api/newsletter/unsubscribe?token=${unsubscribeToken(documentId)}`;
