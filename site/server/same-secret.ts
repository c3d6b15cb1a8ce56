import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares secrets in constant time. */
export const isSameSecret = (given: unknown, expected: string): boolean =>
	typeof given === 'string' && timingSafeEqual(digest(given), digest(expected));
