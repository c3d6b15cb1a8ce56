import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about either. */
export const isSameSecret = (given: string, expected: string) =>
	timingSafeEqual(digest(given), digest(expected));
