import { createHash, randomBytes } from 'node:crypto';
import { sitePages } from '@sumu/contract';
import { env } from '../../env';
import { signToken, verifyToken } from '../../platform/lib/signed-token';

/** Digest stored instead of a token, so that reading the database is not enough to confirm for others. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const newToken = () => randomBytes(32).toString('base64url');

const tokenPurpose = 'unsubscribe';

/** Any e-mail can contain it at any time, because it is not stored. */
export const unsubscribeToken = (documentId: string) => signToken(tokenPurpose, documentId);

/** Returns the subscriber id in a token; null if the signature is wrong. */
export const verifyUnsubscribeToken = (token: string) => verifyToken(tokenPurpose, token);

/** Page on which a subscriber unsubscribes. */
export const unsubscribePage = (documentId: string) =>
	env.origins.site + sitePages.unsubscribe(unsubscribeToken(documentId));

/** Address that mail programs post to for unsubscribing, without a page. */
export const unsubscribeCall = (documentId: string) =>
	`${env.origins.site}/api/newsletter/unsubscribe?token=${unsubscribeToken(documentId)}`;
