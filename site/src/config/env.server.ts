import { readEnv, resolvePublicOrigins, toReachableHost } from '@sumu/contract/env';

const variableNames = [
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
	'S3_PUBLIC_URL',
] as const;

/**
 * Reads the site's environment variables.
 * @throws EnvError when a variable is invalid
 */
function readSiteEnv(source: NodeJS.ProcessEnv) {
	const env = readEnv(variableNames, source);
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
		/** Origin of the bucket that browsers load pictures from; missing if they pass through this site. */
		...(env.S3_PUBLIC_URL ? { pictureOrigin: new URL(env.S3_PUBLIC_URL).origin } : {}),
		/** Address of the CMS as this server reaches it. */
		cmsAddress: env.CMS_INTERNAL_URL ?? `http://${toReachableHost(env.HOST)}:${env.CMS_PORT}`,
		/** Path on the site that receives each new token from the browser; empty if unset. */
		authSync: env.AUTH_SYNC_PATH ?? '',
		origin: resolvePublicOrigins(env).site,
		/** Public origin of the CMS and its panel. */
		cmsOrigin: resolvePublicOrigins(env).cms,
	};
}

export type SiteEnv = ReturnType<typeof readSiteEnv>;

let cachedSiteEnv: SiteEnv | undefined;

/** Returns the site's environment variables, parsed on the first call. */
export const siteEnv = (): SiteEnv => {
	cachedSiteEnv ??= readSiteEnv(process.env);
	return cachedSiteEnv;
};
