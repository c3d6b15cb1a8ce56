import * as z from 'zod/mini';
import {
	backupAddress,
	bucketAddress,
	defineVariable,
	httpProtocol,
	integerWithDefault,
	optionalOrigin,
	optionalSecret,
	optionalString,
	optionalUrl,
	originList,
	recipientList,
	stringWithDefault,
} from './define-variable';
import { mediaStorages } from './media-storage';

/** The variables of `.env`, by name. */
export const envVariables = {
	SITE_PORT: defineVariable(
		integerWithDefault(1, 65535, 3000),
		'a port from 1 to 65535',
		'port of the site',
	),
	CMS_PORT: defineVariable(
		integerWithDefault(1, 65535, 1337),
		'a port from 1 to 65535',
		'port of the CMS',
	),
	HOST: defineVariable(
		stringWithDefault('127.0.0.1'),
		'an address of this machine',
		'address both listen on',
	),
	PUBLIC_URL: defineVariable(
		optionalOrigin(),
		'like https://example.com, without a path',
		'canonical origin of the site',
	),
	CMS_PUBLIC_URL: defineVariable(
		optionalOrigin(),
		'like https://cms.example.com, without a path',
		'canonical origin of the CMS and its panel',
	),
	CLIENT_ORIGINS: defineVariable(
		originList(),
		'like https://app.example.com,http://localhost:5173',
		'origins of other front ends that may sign people in',
	),
	CMS_INTERNAL_URL: defineVariable(
		optionalUrl(httpProtocol),
		'like http://cms:1337',
		'where the site reaches the CMS, when not on its own machine',
	),
	SITE_INTERNAL_URL: defineVariable(
		optionalUrl(httpProtocol),
		'like http://site:3000',
		'where the CMS reaches the site, when not on its own machine',
	),
	TRUST_PROXY: defineVariable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'false'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'whether a proxy of yours stands before both and sets X-Forwarded-*',
	),
	DATA_DIR: defineVariable(
		stringWithDefault('data'),
		'a folder',
		'every byte of state: SQLite file and uploads',
	),
	DATABASE_URL: defineVariable(
		optionalUrl(/^postgres(ql)?$/),
		'postgres://user:password@host:5432/name, or empty for SQLite',
		'PostgreSQL',
	),
	REDIS_URL: defineVariable(
		optionalUrl(/^rediss?$/),
		'redis://host:6379, or empty for one process',
		'rate limits and cache invalidation shared between replicas',
	),
	BACKUPS: defineVariable(
		integerWithDefault(0, 1000, 0),
		'a whole number up to 1000; 0 for as many as the owner says',
		'nightly backups kept',
	),
	BACKUP_URL: defineVariable(
		backupAddress(),
		'an absolute path of a folder, s3://KEY:SECRET@HOST/BUCKET?region=…, sftp://USER:PASSWORD@HOST/PATH, or empty for none',
		'where backups go besides DATA_DIR',
	),
	BACKUP_RECIPIENTS: defineVariable(
		recipientList(),
		'age1…, several separated by commas, or none to leave backups unencrypted',
		'public keys that backups are encrypted for',
	),
	OWNER_EMAIL: defineVariable(
		z._default(z.email(), 'owner@example.com'),
		'an e-mail address',
		'the owner, created once, in the site and the panel',
	),
	OWNER_PASSWORD: defineVariable(
		z.optional(z.string().check(z.minLength(8), z.regex(/[a-z]/), z.regex(/[A-Z]/), z.regex(/\d/))),
		'at least 8 characters with a small letter, a capital and a digit',
		'the owner’s password, generated when empty',
	),
	SEED_DEMO: defineVariable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'true'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'demo content into an empty database',
	),
	PANEL_TOOLS: defineVariable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'false'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'shows the owner what Strapi’s panel has for developers',
	),
	AUTH_RATE_LIMIT: defineVariable(
		integerWithDefault(1, 1_000_000, 10),
		'a whole number from 1',
		'sign-in calls a minute and address',
	),
	SUBMIT_RATE_LIMIT: defineVariable(
		integerWithDefault(1, 1_000_000, 5),
		'a whole number from 1',
		'contact, newsletter and review calls a minute and address',
	),
	CALL_RATE_LIMIT: defineVariable(
		integerWithDefault(1, 1_000_000, 120),
		'a whole number from 1',
		'searches, locations and sent files, each a minute and address',
	),
	SMTP_URL: defineVariable(
		optionalUrl(/^smtps?$/),
		'smtp://user:password@host:587, or empty for the one the owner sets; without any, mails are logged',
		'mail server',
	),
	MAIL_FROM: defineVariable(
		optionalString(),
		'like "Your name <hello@example.com>"',
		'sender of mails',
	),
	LETTER_RATE: defineVariable(
		integerWithDefault(1, 100_000, 60),
		'a whole number from 1',
		'letters to subscribers a minute',
	),
	BOUNCE_IMAP_URL: defineVariable(
		optionalUrl(/^imaps?$/),
		'imaps://user:password@host:993, or empty for none',
		'mailbox for letters that come back',
	),
	DNS_SERVER: defineVariable(
		optionalString(),
		'like 9.9.9.9 or 127.0.0.1:5353',
		'name server that the check of e-mail records asks',
	),
	CLOUDINARY_URL: defineVariable(
		optionalUrl(/^cloudinary$/),
		'cloudinary://key:secret@cloud, or empty for files under DATA_DIR',
		'picture storage',
	),
	CLOUDINARY_UPLOAD_PREFIX: defineVariable(
		optionalUrl(httpProtocol),
		'like https://api.cloudinary.com',
		'where the Cloudinary SDK uploads to',
	),
	S3_URL: defineVariable(
		bucketAddress(),
		's3://KEY:SECRET@HOST/BUCKET?region=…, or empty for files under DATA_DIR',
		'picture storage',
	),
	S3_PUBLIC_URL: defineVariable(
		optionalUrl(httpProtocol),
		'like https://cdn.example.com, or empty for a private bucket',
		'where browsers find the root of the bucket in S3_URL',
	),
	MEDIA_STORAGE: defineVariable(
		z.optional(z.enum(mediaStorages)),
		'local, s3 or cloudinary, or empty for the one that is set up',
		'where new pictures are stored',
	),
	GOOGLE_CLIENT_ID: defineVariable(optionalString(), 'the client id', 'sign-in with Google'),
	GOOGLE_CLIENT_SECRET: defineVariable(
		optionalString(),
		'the client secret',
		'sign-in with Google',
	),
	GOOGLE_ISSUER: defineVariable(
		optionalUrl(httpProtocol),
		'like https://accounts.google.com',
		'OpenID issuer, Google’s when empty',
	),
	AUTH_SYNC_PATH: defineVariable(
		z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
		'a path of the site, like /my-service/session',
		'told of each sign-in (POST with the token) and sign-out (DELETE)',
	),
	GEOIP_IP_URL: defineVariable(
		optionalUrl(httpProtocol),
		'like https://api.example.com/?format=json',
		'IP service',
	),
	GEOIP_URL: defineVariable(
		optionalUrl(httpProtocol),
		'like https://geo.example.com',
		'IP-location service',
	),
	GEOIP_TOKEN: defineVariable(optionalString(), 'the access token', 'IP-location service'),
	LOG_FORMAT: defineVariable(
		z.optional(z.enum(['json', 'pretty'])),
		'json or pretty',
		'how log lines are written; by itself pretty in a terminal and JSON elsewhere',
	),
	LOG_LEVEL: defineVariable(
		z._default(z.enum(['error', 'warn', 'info', 'debug']), 'info'),
		'error, warn, info or debug',
		'the least that is logged',
	),
	ACCESS_LOG: defineVariable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'false'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'whether each request is logged, without its query',
	),
	METRICS_TOKEN: defineVariable(
		optionalSecret(),
		'at least 16 random characters, or empty for no metrics',
		'by which a collector may read /metrics of site and CMS',
	),
	APP_KEYS: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'session keys, comma-separated',
	),
	API_TOKEN_SALT: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'API tokens of the panel',
	),
	ADMIN_JWT_SECRET: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'sign-in to the panel',
	),
	TRANSFER_TOKEN_SALT: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'transfer tokens',
	),
	ENCRYPTION_KEY: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'secrets in the database',
	),
	JWT_SECRET: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'sign-in to the site',
	),
	INTERNAL_SECRET: defineVariable(
		optionalSecret(),
		'at least 16 random characters',
		'by which the CMS knows the site, and believes it whose call it passes on',
	),
} as const;
