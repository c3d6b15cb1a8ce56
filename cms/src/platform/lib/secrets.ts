import { createHash, timingSafeEqual } from 'node:crypto';
import { internalSecretHeader } from '@sumu/contract/parts';
import type { Context } from 'koa';
import type { ZodMiniType } from 'zod/mini';
import { env } from '../../env';

/** Strapi's encryption service: AES-256-GCM with a key derived from ENCRYPTION_KEY. */
const getEncryptionService = () => strapi.service('admin::encryption');

/** Encrypts a value so that only this installation can read it. */
export function encryptValue(value: object): string {
	const text: string | null = getEncryptionService().encrypt(JSON.stringify(value));
	if (text === null) throw new Error('There is no ENCRYPTION_KEY');
	return text;
}

/** Decrypts a sealed value. Null for anything else, for another schema or if ENCRYPTION_KEY has changed. */
export function decryptValue<Value>(text: string, schema: ZodMiniType<Value>): Value | null {
	try {
		return schema.parse(JSON.parse(getEncryptionService().decrypt(text) ?? 'null'));
	} catch {
		return null;
	}
}

const hashSecret = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const isSameSecret = (given: string, expected: string) =>
	timingSafeEqual(hashSecret(given), hashSecret(expected));

/** Checks by the internal secret whether the site sent a request. */
export const isFromSite = (ctx: Context) =>
	isSameSecret(ctx.get(internalSecretHeader), env.INTERNAL_SECRET);
