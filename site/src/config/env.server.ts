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
 * Reads the site's environment variables.
 * @throws EnvError when a variable is invalid
 */
function read(source: NodeJS.ProcessEnv) {
	const env = readEnv(names, source);
	return {
		host: env.HOST,
		port: env.SITE_PORT,
		trustsProxy: env.TRUST_PROXY,
		/** Secret that authenticates this server to the CMS. */
		internalSecret: env.INTERNAL_SECRET,
		/** Redis server that announces purges made by other replicas. */
		redisUrl: env.REDIS_URL,
		logFormat: env.LOG_FORMAT,
		logLevel: env.LOG_LEVEL,
		/** Whether to log each request. */
		logsAccess: env.ACCESS_LOG,
		/** Bearer token required to read `/metrics`. */
		metricsToken: env.METRICS_TOKEN,
		/** Address of the CMS as this server reaches it. */
		cmsAddress: env.CMS_INTERNAL_URL ?? `http://${reachable(env.HOST)}:${env.CMS_PORT}`,
		/** Path on the site that receives each new token from the browser; empty if unset. */
		authSync: env.AUTH_SYNC_PATH ?? '',
		origin: origins(env).site,
		/** Public origin of the CMS and its panel. */
		cmsOrigin: origins(env).cms,
	};
}

export type SiteEnv = ReturnType<typeof read>;

let parsed: SiteEnv | undefined;

/** Returns the site's environment variables, parsed on the first call. */
export const siteEnv = (): SiteEnv => {
	parsed ??= read(process.env);
	return parsed;
};
