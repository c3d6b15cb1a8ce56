import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sitePages } from '@sumu/contract';
import { env } from '../../env';

/** What is stored of a token: whoever reads the database cannot confirm for others. */
export const hashed = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = () => randomBytes(32).toString('base64url');

const signature = (documentId: string) =>
	createHmac('sha256', env.JWT_SECRET).update(`unsubscribe:${documentId}`).digest('base64url');

/** Signed rather than stored, so that every letter may carry it, whenever it is written. */
export const unsubscribeToken = (documentId: string) => `${documentId}.${signature(documentId)}`;

/** Whose token it is, or null where nobody gave it out. */
export function unsubscribing(token: string): string | null {
	const [documentId = '', given = ''] = token.split('.');
	const right = Buffer.from(signature(documentId));
	const tried = Buffer.from(given);
	return tried.length === right.length && timingSafeEqual(tried, right) ? documentId : null;
}

/** The page on which a subscriber takes the address out. */
export const unsubscribePage = (documentId: string) =>
	env.origins.site + sitePages.unsubscribe(unsubscribeToken(documentId));

/** Where a mail program posts to, without a page. */
export const unsubscribeCall = (documentId: string) =>
	`${env.origins.site}/api/newsletter/unsubscribe?token=${unsubscribeToken(documentId)}`;
