import type { ZodMiniType } from 'zod/mini';

/** Strapi's encryption service: AES-256-GCM with a key derived from ENCRYPTION_KEY. */
const encryption = () => strapi.service('admin::encryption');

/** Encrypts a value so that only this installation can read it. */
export function seal(value: object): string {
	const text: string | null = encryption().encrypt(JSON.stringify(value));
	if (text === null) throw new Error('There is no ENCRYPTION_KEY');
	return text;
}

/** Decrypts a sealed value. Null for anything else, for another schema or if ENCRYPTION_KEY has changed. */
export function unseal<Value>(text: string, schema: ZodMiniType<Value>): Value | null {
	try {
		return schema.parse(JSON.parse(encryption().decrypt(text) ?? 'null'));
	} catch {
		return null;
	}
}
