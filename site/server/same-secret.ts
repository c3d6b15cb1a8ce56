import { createHash, timingSafeEqual } from 'node:crypto';

const hashSecret = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
export const isSameSecret = (receivedSecret: unknown, expectedSecret: string): boolean =>
	typeof receivedSecret === 'string' &&
	timingSafeEqual(hashSecret(receivedSecret), hashSecret(expectedSecret));
