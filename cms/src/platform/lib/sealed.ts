import type { ZodMiniType } from 'zod/mini';

/** Strapi's own: AES-256-GCM with a key made of ENCRYPTION_KEY. */
const encryption = () => strapi.service('admin::encryption');

/** A value as only this installation can read it. */
export function seal(value: object): string {
	const text: string | null = encryption().encrypt(JSON.stringify(value));
	if (text === null) throw new Error('There is no ENCRYPTION_KEY');
	return text;
}

/** What was sealed here in this shape; null for anything else, and where ENCRYPTION_KEY was another one. */
export function unseal<Value>(text: string, schema: ZodMiniType<Value>): Value | null {
	try {
		return schema.parse(JSON.parse(encryption().decrypt(text) ?? 'null'));
	} catch {
		return null;
	}
}
