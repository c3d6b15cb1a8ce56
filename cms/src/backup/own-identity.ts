import { generateX25519Identity } from 'age-encryption';
import { env } from '../env';
import type { DatabaseConnection } from './database';
import { decryptValue, encryptValue } from './secrets';

const storeTable = 'strapi_core_store_settings';
/** Row of the identity, encrypted with ENCRYPTION_KEY. */
export const ownIdentityKey = 'core_sumu_backup_identity';

/** Returns the installation's own identity, with which it reads its backups again; undefined before the first backup. */
export async function findOwnIdentity(connection: DatabaseConnection): Promise<string | undefined> {
	const row = await connection(storeTable)
		.where({ key: ownIdentityKey })
		.orderBy('id')
		.first('value');
	return row ? (decryptValue(JSON.parse(row.value), env.ENCRYPTION_KEY) ?? undefined) : undefined;
}

/** Returns the installation's own identity. Creates it for the first backup, or if ENCRYPTION_KEY has changed. */
export async function ensureOwnIdentity(connection: DatabaseConnection): Promise<string> {
	const existingIdentity = await findOwnIdentity(connection);
	if (existingIdentity) return existingIdentity;
	const value = JSON.stringify(encryptValue(await generateX25519Identity(), env.ENCRYPTION_KEY));
	await connection(storeTable).where({ key: ownIdentityKey }).delete();
	await connection(storeTable).insert({ key: ownIdentityKey, value, type: 'string' });
	return (await findOwnIdentity(connection)) ?? ensureOwnIdentity(connection);
}
