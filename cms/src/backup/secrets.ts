import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from '../env';
import type { BackupRow } from './rows';

/** Version prefix of Strapi's `admin::encryption`, which writes `v1:iv:text:tag`, the last three in hex. */
const encryptionVersion = 'v1';
const cipherAlgorithm = 'aes-256-gcm';
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();
const hexToBuffer = (hex = '') => Buffer.from(hex, 'hex');

export function decryptValue(encryptedValue: string, secret: string): string | null {
	const [versionPrefix, iv, text, tag] = encryptedValue.split(':');
	if (versionPrefix !== encryptionVersion) return null;
	try {
		const decipher = createDecipheriv(cipherAlgorithm, keyOf(secret), hexToBuffer(iv)).setAuthTag(
			hexToBuffer(tag),
		);
		return decipher.update(hexToBuffer(text), undefined, 'utf8') + decipher.final('utf8');
	} catch {
		return null;
	}
}

export function encryptValue(value: string, secret: string): string {
	const iv = randomBytes(16);
	const cipher = createCipheriv(cipherAlgorithm, keyOf(secret), iv);
	const text = cipher.update(value, 'utf8', 'hex') + cipher.final('hex');
	return [encryptionVersion, iv.toString('hex'), text, cipher.getAuthTag().toString('hex')].join(
		':',
	);
}

/** Encrypted rows of Strapi's store, with their names for messages. */
const encryptedSettings: Readonly<Record<string, string>> = {
	core_sumu_mail_server: 'the mail server',
	core_sumu_backup_identity: 'the identity that reads backups again',
};

/** Secrets from the settings of a backup. */
export type BackupSecrets = Readonly<Record<string, string | undefined>>;

const hasOthers = (
	backupSecrets: BackupSecrets,
	name: 'ENCRYPTION_KEY' | 'API_TOKEN_SALT' | 'JWT_SECRET',
) => backupSecrets[name] !== undefined && backupSecrets[name] !== env[name];

/** Encrypts and hashes values again with the secrets of this installation, if the backup used others. */
export function createReencryption(backupSecrets: BackupSecrets) {
	const backupKey = backupSecrets.ENCRYPTION_KEY ?? env.ENCRYPTION_KEY;
	const isSame =
		!hasOthers(backupSecrets, 'ENCRYPTION_KEY') && !hasOthers(backupSecrets, 'API_TOKEN_SALT');
	const unreadableItems = new Set<string>();

	function tryDecrypt(value: BackupRow[string] | undefined, whose: string): string | null {
		if (typeof value !== 'string') return null;
		const plain = decryptValue(value, backupKey);
		if (plain === null) unreadableItems.add(whose);
		return plain;
	}

	function reencryptRow(table: string, row: BackupRow): BackupRow {
		if (isSame) return row;
		if (table === 'up_users') {
			const factor = tryDecrypt(row.second_factor, `the second factor of ${row.email}`);
			return factor === null
				? row
				: { ...row, second_factor: encryptValue(factor, env.ENCRYPTION_KEY) };
		}
		const encryptedSetting =
			table === 'strapi_core_store_settings' && encryptedSettings[String(row.key)];
		if (encryptedSetting) {
			const setting = tryDecrypt(JSON.parse(String(row.value)), encryptedSetting);
			if (setting === null) return row;
			return { ...row, value: JSON.stringify(encryptValue(setting, env.ENCRYPTION_KEY)) };
		}
		if (table === 'strapi_api_tokens') {
			const key = tryDecrypt(row.encrypted_key ?? '', `the API token "${row.name}"`);
			if (key === null) return row;
			const access = createHmac('sha512', env.API_TOKEN_SALT).update(key).digest('hex');
			return { ...row, encrypted_key: encryptValue(key, env.ENCRYPTION_KEY), access_key: access };
		}
		return row;
	}

	return {
		change: reencryptRow,
		/** Messages for the owner, one line each. */
		notes: () => [
			...[...unreadableItems].map(
				(what) => `${what} can’t be read with any of the secrets: set it up again.`,
			),
			...(hasOthers(backupSecrets, 'JWT_SECRET')
				? [
						`JWT_SECRET is another one than in the backup: links to unsubscribe in letters sent before no longer work. To keep them, take JWT_SECRET from the backup's settings.env into .env.`,
					]
				: []),
		],
	};
}
