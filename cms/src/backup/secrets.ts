import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { env } from '../env';
import type { Row } from './values';

/** Version prefix of Strapi's `admin::encryption`, which writes `v1:iv:text:tag`, the last three in hex. */
const version = 'v1';
const algorithm = 'aes-256-gcm';
const keyOf = (secret: string) => createHash('sha256').update(secret).digest();
const bytes = (hex = '') => Buffer.from(hex, 'hex');

function decrypt(sealed: string, secret: string): string | null {
	const [given, iv, text, tag] = sealed.split(':');
	if (given !== version) return null;
	try {
		const decipher = createDecipheriv(algorithm, keyOf(secret), bytes(iv)).setAuthTag(bytes(tag));
		return decipher.update(bytes(text), undefined, 'utf8') + decipher.final('utf8');
	} catch {
		return null;
	}
}

function encrypt(value: string, secret: string): string {
	const iv = randomBytes(16);
	const cipher = createCipheriv(algorithm, keyOf(secret), iv);
	const text = cipher.update(value, 'utf8', 'hex') + cipher.final('hex');
	return [version, iv.toString('hex'), text, cipher.getAuthTag().toString('hex')].join(':');
}

/** Secrets from the settings of a backup. */
export type Secrets = Readonly<Record<string, string | undefined>>;

const hasOthers = (were: Secrets, name: 'ENCRYPTION_KEY' | 'API_TOKEN_SALT' | 'JWT_SECRET') =>
	were[name] !== undefined && were[name] !== env[name];

/** Encrypts and hashes values again with the secrets of this installation, if the backup used others. */
export function underOurSecrets(were: Secrets) {
	const theirs = were.ENCRYPTION_KEY ?? env.ENCRYPTION_KEY;
	const isSame = !hasOthers(were, 'ENCRYPTION_KEY') && !hasOthers(were, 'API_TOKEN_SALT');
	const lost = new Set<string>();

	function opened(value: Row[string] | undefined, whose: string): string | null {
		if (typeof value !== 'string') return null;
		const plain = decrypt(value, theirs);
		if (plain === null) lost.add(whose);
		return plain;
	}

	function change(table: string, row: Row): Row {
		if (isSame) return row;
		if (table === 'up_users') {
			const factor = opened(row.second_factor, `the second factor of ${row.email}`);
			return factor === null ? row : { ...row, second_factor: encrypt(factor, env.ENCRYPTION_KEY) };
		}
		if (table === 'strapi_core_store_settings' && row.key === 'core_sumu_mail_server') {
			const server = opened(JSON.parse(String(row.value)), 'the mail server');
			if (server === null) return row;
			return { ...row, value: JSON.stringify(encrypt(server, env.ENCRYPTION_KEY)) };
		}
		if (table === 'strapi_api_tokens') {
			const key = opened(row.encrypted_key ?? '', `the API token "${row.name}"`);
			if (key === null) return row;
			const access = createHmac('sha512', env.API_TOKEN_SALT).update(key).digest('hex');
			return { ...row, encrypted_key: encrypt(key, env.ENCRYPTION_KEY), access_key: access };
		}
		return row;
	}

	return {
		change,
		/** Messages for the owner, one line each. */
		notes: () => [
			...[...lost].map(
				(what) => `${what} cannot be read with any secret there is: set it up anew.`,
			),
			...(hasOthers(were, 'JWT_SECRET')
				? [
						`JWT_SECRET is another one than in the backup: links to unsubscribe in letters sent before no longer work. To keep them, take JWT_SECRET from the backup's settings.env into .env.`,
					]
				: []),
		],
	};
}
