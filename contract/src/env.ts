import * as z from 'zod/mini';

/** The variables of `.env`: how each is read, what a right value is, what it means. */

interface Variable<Value = unknown> {
	readonly schema: z.ZodMiniType<Value, string | undefined>;
	readonly right: string;
	readonly meaning: string;
}

const variable = <Value>(
	schema: z.ZodMiniType<Value, string | undefined>,
	right: string,
	meaning: string,
): Variable<Value> => ({ schema, right, meaning });

const whole = (least: number, most: number, fallback: number) =>
	z.pipe(
		z._default(z.string(), String(fallback)),
		z.pipe(
			z.string().check(z.regex(/^\d+$/)),
			z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
		),
	);
const text = (fallback: string) => z._default(z.string(), fallback);
const optional = () => z.optional(z.string());
const secret = () => z.optional(z.string().check(z.minLength(16)));
const address = (protocol: RegExp) => z.optional(z.url({ protocol, normalize: false }));

const web = /^https?$/;
/** Everything below an origin belongs to the product: a path would be lost in half of its links. */
const hasNoPath = (given: string) => {
	if (!URL.canParse(given)) return false;
	const { origin, href } = new URL(given);
	return href === `${origin}/`;
};
const origin = () =>
	z.optional(z.url({ protocol: web, normalize: false }).check(z.refine(hasNoPath)));

const isOrigin = (given: string) =>
	URL.canParse(given) && /^https?:/.test(given) && new URL(given).origin === given;
/** Some origins, comma-separated. */
const originList = () =>
	z.pipe(
		z._default(z.string(), ''),
		z.pipe(
			z.transform((given: string) =>
				given
					.split(',')
					.map((origin) => origin.trim())
					.filter(Boolean),
			),
			z.array(z.string().check(z.refine(isOrigin))),
		),
	);

export const variables = {
	SITE_PORT: variable(whole(1, 65535, 3000), 'a port from 1 to 65535', 'port of the site'),
	CMS_PORT: variable(whole(1, 65535, 1337), 'a port from 1 to 65535', 'port of the CMS'),
	HOST: variable(text('127.0.0.1'), 'an address of this machine', 'address both listen on'),
	PUBLIC_URL: variable(
		origin(),
		'like https://example.com, without a path',
		'canonical origin of the site',
	),
	CMS_PUBLIC_URL: variable(
		origin(),
		'like https://cms.example.com, without a path',
		'canonical origin of the CMS and its panel',
	),
	CLIENT_ORIGINS: variable(
		originList(),
		'like https://app.example.com,http://localhost:5173',
		'origins of other front ends that may sign people in',
	),
	CMS_INTERNAL_URL: variable(
		address(web),
		'like http://cms:1337',
		'where the site reaches the CMS, when not on its own machine',
	),
	SITE_INTERNAL_URL: variable(
		address(web),
		'like http://site:3000',
		'where the CMS reaches the site, when not on its own machine',
	),
	TRUST_PROXY: variable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'false'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'whether a proxy of yours stands before both and sets X-Forwarded-*',
	),
	DATA_DIR: variable(text('data'), 'a folder', 'every byte of state: SQLite file and uploads'),
	DATABASE_URL: variable(
		address(/^postgres(ql)?$/),
		'postgres://user:password@host:5432/name, or empty for SQLite',
		'PostgreSQL',
	),
	REDIS_URL: variable(
		address(/^rediss?$/),
		'redis://host:6379, or empty for one process',
		'rate limits and cache invalidation shared between replicas',
	),
	BACKUPS: variable(
		whole(0, 1000, 0),
		'a whole number up to 1000; 0 for none',
		'nightly backups kept',
	),
	OWNER_EMAIL: variable(
		z._default(z.email(), 'owner@example.com'),
		'an e-mail address',
		'the owner, created once, in the site and the panel',
	),
	OWNER_PASSWORD: variable(
		z.optional(z.string().check(z.minLength(8), z.regex(/[a-z]/), z.regex(/[A-Z]/), z.regex(/\d/))),
		'at least 8 characters with a small letter, a capital and a digit',
		'the owner’s password, generated when empty',
	),
	SEED_DEMO: variable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'true'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'demo content into an empty database',
	),
	PANEL_TOOLS: variable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'false'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'shows the owner what Strapi’s panel has for developers',
	),
	AUTH_RATE_LIMIT: variable(
		whole(1, 1_000_000, 10),
		'a whole number from 1',
		'sign-in calls a minute and address',
	),
	SUBMIT_RATE_LIMIT: variable(
		whole(1, 1_000_000, 5),
		'a whole number from 1',
		'contact, newsletter and review calls a minute and address',
	),
	CALL_RATE_LIMIT: variable(
		whole(1, 1_000_000, 120),
		'a whole number from 1',
		'searches, locations and sent files, each a minute and address',
	),
	SMTP_URL: variable(
		address(/^smtps?$/),
		'smtp://user:password@host:587, or empty to log mails',
		'mail server',
	),
	MAIL_FROM: variable(optional(), 'like "Sumu <hello@example.com>"', 'sender of mails'),
	CLOUDINARY_URL: variable(
		address(/^cloudinary$/),
		'cloudinary://key:secret@cloud, or empty for files under DATA_DIR',
		'picture storage',
	),
	CLOUDINARY_UPLOAD_PREFIX: variable(
		address(web),
		'like https://api.cloudinary.com',
		'where the Cloudinary SDK uploads to',
	),
	GOOGLE_CLIENT_ID: variable(optional(), 'the client id', 'sign-in with Google'),
	GOOGLE_CLIENT_SECRET: variable(optional(), 'the client secret', 'sign-in with Google'),
	GOOGLE_ISSUER: variable(
		address(web),
		'like https://accounts.google.com',
		'OpenID issuer, Google’s when empty',
	),
	AUTH_SYNC_PATH: variable(
		z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
		'a path of the site, like /my-service/session',
		'told of each sign-in (POST with the token) and sign-out (DELETE)',
	),
	GEOIP_IP_URL: variable(address(web), 'like https://api.example.com/?format=json', 'IP service'),
	GEOIP_URL: variable(address(web), 'like https://geo.example.com', 'IP-location service'),
	GEOIP_TOKEN: variable(optional(), 'the access token', 'IP-location service'),
	LOG_FORMAT: variable(
		z.optional(z.enum(['json', 'pretty'])),
		'json or pretty',
		'how log lines are written; by itself pretty in a terminal and JSON elsewhere',
	),
	LOG_LEVEL: variable(
		z._default(z.enum(['error', 'warn', 'info', 'debug']), 'info'),
		'error, warn, info or debug',
		'the least that is logged',
	),
	ACCESS_LOG: variable(
		z.pipe(
			z._default(z.enum(['true', 'false']), 'false'),
			z.transform((value) => value === 'true'),
		),
		'true or false',
		'whether each request is logged, without its query',
	),
	METRICS_TOKEN: variable(
		secret(),
		'at least 16 random characters, or empty for no metrics',
		'by which a collector may read /metrics of site and CMS',
	),
	APP_KEYS: variable(secret(), 'at least 16 random characters', 'session keys, comma-separated'),
	API_TOKEN_SALT: variable(secret(), 'at least 16 random characters', 'API tokens of the panel'),
	ADMIN_JWT_SECRET: variable(secret(), 'at least 16 random characters', 'sign-in to the panel'),
	TRANSFER_TOKEN_SALT: variable(secret(), 'at least 16 random characters', 'transfer tokens'),
	ENCRYPTION_KEY: variable(secret(), 'at least 16 random characters', 'secrets in the database'),
	JWT_SECRET: variable(secret(), 'at least 16 random characters', 'sign-in to the site'),
	INTERNAL_SECRET: variable(
		secret(),
		'at least 16 random characters',
		'by which the CMS knows the site, and believes it whose call it passes on',
	),
} as const;

/** The header that carries INTERNAL_SECRET between the site and the CMS. */
export const internalSecretHeader = 'x-internal-secret';

/** How the CMS tells every site that content has changed: a POST, or a message on Redis. */
export const purgeNotice = { path: '/_purge', channel: 'sumu:purge' } as const;

const changeSchema = z.object({
	/** Whether all that is kept may be shown no more. */
	all: z._default(z.boolean(), false),
	/** What may be shown no more: ids of entries and names of files, as pages mention them. */
	removed: z._default(z.array(z.string()), []),
});

/** What a notice says beside that content has changed. */
export type Change = z.output<typeof changeSchema>;

export const writtenChange = (change: Change): string => JSON.stringify(change);

/** Reads a notice. One that cannot be read is one of everything. */
export function readChange(text: string): Change {
	try {
		return changeSchema.parse(JSON.parse(text));
	} catch {
		return { all: true, removed: [] };
	}
}

/** Where each part says whether its process lives, and whether it can serve: 204, or 503. */
export const statePaths = { lives: '/_health', ready: '/_ready' } as const;

/** Who listens on every address is asked on the local one. */
export const reachable = (host: string) =>
	host === '0.0.0.0'
		? '127.0.0.1'
		: host.includes(':')
			? `[${host === '::' ? '::1' : host}]`
			: host;

export type VariableName = keyof typeof variables;
type ValueOf<Name extends VariableName> = z.output<(typeof variables)[Name]['schema']>;
type Source = Record<string, string | undefined>;

/** Wrong variables, one line each: name, what was wrong, what would be right. */
export class EnvError extends Error {
	constructor(readonly problems: readonly string[]) {
		super(problems.join('\n'));
		this.name = 'EnvError';
	}
}

/**
 * Reads the named variables; an empty one counts as unset.
 * @throws EnvError when one is wrong
 */
export function readEnv<Name extends VariableName>(
	names: readonly Name[],
	source: Source,
): { [N in Name]: ValueOf<N> } {
	const problems: string[] = [];
	const values = names.map((name) => {
		const given = source[name]?.trim() || undefined;
		const { schema, right } = variables[name];
		const parsed = schema.safeParse(given);
		if (!parsed.success) problems.push(`${name} is "${mask(name, given)}"; it should be ${right}`);
		return [name, parsed.data];
	});
	if (problems.length > 0) throw new EnvError(problems);
	return Object.fromEntries(values);
}

const secrets = /PASSWORD|SECRET|TOKEN|SALT|KEY|_URL$/;
/** A secret must not reach a log, wrong or not. */
const mask = (name: string, value = '') =>
	secrets.test(name) && !name.includes('PUBLIC') ? '…' : value.replace(/(?<=:\/\/)[^/@]*@/, '…@');

/** Canonical origins: `PUBLIC_URL` and `CMS_PUBLIC_URL`, or localhost with the ports. */
export function origins(env: {
	SITE_PORT: number;
	CMS_PORT: number;
	PUBLIC_URL?: string | undefined;
	CMS_PUBLIC_URL?: string | undefined;
}) {
	const clean = (url: string) => url.replace(/\/+$/, '');
	return {
		site: clean(env.PUBLIC_URL ?? `http://localhost:${env.SITE_PORT}`),
		cms: clean(env.CMS_PUBLIC_URL ?? `http://localhost:${env.CMS_PORT}`),
	};
}
