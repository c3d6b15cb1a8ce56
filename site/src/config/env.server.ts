import { origins, reachable, readEnv } from '@sumu/contract/env';

const names = [
	'SITE_PORT',
	'CMS_PORT',
	'HOST',
	'PUBLIC_URL',
	'CMS_PUBLIC_URL',
	'CMS_INTERNAL_URL',
	'TRUST_PROXY',
	'AUTH_SYNC_PATH',
	'INTERNAL_SECRET',
	'REDIS_URL',
	'LOG_FORMAT',
	'LOG_LEVEL',
	'ACCESS_LOG',
	'METRICS_TOKEN',
] as const;

/**
 * The variables of the site.
 * @throws EnvError when one is wrong
 */
function read(source: NodeJS.ProcessEnv) {
	const env = readEnv(names, source);
	return {
		host: env.HOST,
		port: env.SITE_PORT,
		trustsProxy: env.TRUST_PROXY,
		/** What the CMS knows this server by. */
		internalSecret: env.INTERNAL_SECRET,
		/** Tells this server when another replica's pages change too. */
		redisUrl: env.REDIS_URL,
		logFormat: env.LOG_FORMAT,
		logLevel: env.LOG_LEVEL,
		/** Whether each request is logged. */
		logsAccess: env.ACCESS_LOG,
		/** Whoever shows it may read `/metrics`. */
		metricsToken: env.METRICS_TOKEN,
		/** Where this server reaches the CMS. */
		cmsAddress: env.CMS_INTERNAL_URL ?? `http://${reachable(env.HOST)}:${env.CMS_PORT}`,
		/** Path of the site that browsers tell of each new token; empty where there is none. */
		authSync: env.AUTH_SYNC_PATH ?? '',
		/** The site's canonical origin. */
		origin: origins(env).site,
		/** Where browsers reach the CMS, its panel included. */
		cmsOrigin: origins(env).cms,
	};
}

export type SiteEnv = ReturnType<typeof read>;

let parsed: SiteEnv | undefined;

/** Parsed once, at the first call. */
export const siteEnv = (): SiteEnv => {
	parsed ??= read(process.env);
	return parsed;
};
