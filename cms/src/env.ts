import { resolve } from 'node:path';
import {
	EnvError,
	findStorageProblems,
	readEnv,
	resolveMediaStorage,
	resolvePublicOrigins,
} from '@sumu/contract/env';

const envVariables = readEnv(
	[
		'HOST',
		'SITE_PORT',
		'CMS_PORT',
		'PUBLIC_URL',
		'CMS_PUBLIC_URL',
		'CLIENT_ORIGINS',
		'SITE_INTERNAL_URL',
		'TRUST_PROXY',
		'DATA_DIR',
		'DATABASE_URL',
		'BACKUPS',
		'BACKUP_URL',
		'BACKUP_RECIPIENTS',
		'REDIS_URL',
		'OWNER_EMAIL',
		'OWNER_PASSWORD',
		'SEED_DEMO',
		'PANEL_TOOLS',
		'AUTH_RATE_LIMIT',
		'SUBMIT_RATE_LIMIT',
		'CALL_RATE_LIMIT',
		'SMTP_URL',
		'MAIL_FROM',
		'DNS_SERVER',
		'LETTER_RATE',
		'BOUNCE_IMAP_URL',
		'CLOUDINARY_URL',
		'CLOUDINARY_UPLOAD_PREFIX',
		'S3_URL',
		'S3_PUBLIC_URL',
		'MEDIA_STORAGE',
		'GOOGLE_CLIENT_ID',
		'GOOGLE_CLIENT_SECRET',
		'GOOGLE_ISSUER',
		'GEOIP_IP_URL',
		'GEOIP_URL',
		'GEOIP_TOKEN',
		'LOG_FORMAT',
		'LOG_LEVEL',
		'ACCESS_LOG',
		'METRICS_TOKEN',
	],
	process.env,
);

const storageProblems = findStorageProblems(envVariables);
if (storageProblems.length > 0) throw new EnvError(storageProblems);

const secretNames = [
	'APP_KEYS',
	'API_TOKEN_SALT',
	'ADMIN_JWT_SECRET',
	'TRANSFER_TOKEN_SALT',
	'ENCRYPTION_KEY',
	'JWT_SECRET',
	'INTERNAL_SECRET',
] as const;

/** Reads the secrets. They have no default: a secret that everyone knows protects nothing. */
function readSecrets(): Record<(typeof secretNames)[number], string> {
	const values = readEnv(secretNames, process.env);
	const problems: string[] = [];
	const secret = (name: (typeof secretNames)[number]) => {
		const value = values[name];
		if (!value)
			problems.push(
				`${name} is missing; a new installation needs at least 16 random characters, one with data the value from the settings.env of a backup`,
			);
		return value ?? '';
	};
	const secrets = {
		APP_KEYS: secret('APP_KEYS'),
		API_TOKEN_SALT: secret('API_TOKEN_SALT'),
		ADMIN_JWT_SECRET: secret('ADMIN_JWT_SECRET'),
		TRANSFER_TOKEN_SALT: secret('TRANSFER_TOKEN_SALT'),
		ENCRYPTION_KEY: secret('ENCRYPTION_KEY'),
		JWT_SECRET: secret('JWT_SECRET'),
		INTERNAL_SECRET: secret('INTERNAL_SECRET'),
	};
	if (problems.length > 0) throw new EnvError(problems);
	return secrets;
}

/** Repository root: the compiled code is in `cms/dist/src`, three levels below it. */
const repositoryRoot = resolve(__dirname, '../../..');

/** Environment variables of the CMS, parsed once. */
export const env = {
	...envVariables,
	...readSecrets(),
	/** Absolute; a relative DATA_DIR is resolved from the repository root. */
	DATA_DIR: resolve(repositoryRoot, envVariables.DATA_DIR),
	/** Storage of new files. */
	MEDIA_STORAGE: resolveMediaStorage(envVariables),
	/** Canonical origins of the site and of this server. */
	origins: resolvePublicOrigins(envVariables),
};
