import { createServer } from 'node:http';
import { join } from 'node:path';
import { requestTimeouts } from '@sumu/contract';
import { EnvError } from '@sumu/contract/env';
import { siteEnv } from '../src/config/env.server.ts';
import { logError } from '../src/lib/log/log.server.ts';
import { createApp } from './app.ts';
import { serveAssets } from './assets.ts';
import { changeAll, type ResponseCaches } from './cache/keys.ts';
import { ReadDigests } from './cache/read-digests.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { createCmsOrigin, createPageOrigin } from './cache/serve-from-cache.ts';
import { listenUntilShutdown } from './listen-until-shutdown.ts';
import { watchCaches } from './observability/metrics.ts';
import { pages } from './pages/pages.ts';
import { followPurges } from './purge-notices.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** Bytes of memory for each cache. */
const CACHE_SIZE_BYTES = {
	pages: 48 * BYTES_PER_MEGABYTE,
	calls: 16 * BYTES_PER_MEGABYTE,
	uploads: 8 * BYTES_PER_MEGABYTE,
};
/** Milliseconds after which a cached response is renewed even without a purge. */
const CACHE_MAX_AGE_MS = 60_000;
/** Milliseconds to wait for a new response before an outdated one is sent. */
const REVALIDATION_TIMEOUT_MS = 5000;
/** Number of the most visited pages that are rendered again at once after a change. */
const RENEWED_PAGES_COUNT = 8;

try {
	const env = siteEnv();
	process.on('uncaughtException', (error) => {
		logError(error);
		process.exit(1);
	});
	// Import after siteEnv() has validated the variables: the page modules read them too.
	const build = await import('virtual:react-router/server-build');
	const client = join(import.meta.dirname, '../client');
	const fetchCall = createCmsOrigin(env, 'call');
	const caches: ResponseCaches = {
		pages: new ResponseCache(CACHE_SIZE_BYTES.pages, CACHE_MAX_AGE_MS, REVALIDATION_TIMEOUT_MS, {
			reads: new ReadDigests((address) => fetchCall(address.replace(env.cmsAddress, ''))),
			renewedCount: RENEWED_PAGES_COUNT,
		}),
		calls: new ResponseCache(CACHE_SIZE_BYTES.calls, CACHE_MAX_AGE_MS, REVALIDATION_TIMEOUT_MS),
		uploads: new ResponseCache(CACHE_SIZE_BYTES.uploads, CACHE_MAX_AGE_MS, REVALIDATION_TIMEOUT_MS),
	};
	const cacheConfig = { caches, page: createPageOrigin(build, env) };
	watchCaches(caches);
	listenUntilShutdown(
		createServer(
			requestTimeouts,
			createApp({ env, first: [serveAssets(client)], kept: cacheConfig, pages: pages(build, env) }),
		),
		env,
	);
	if (env.redisUrl) followPurges(env.redisUrl, (change) => changeAll(caches, change));
} catch (error) {
	if (!(error instanceof EnvError)) throw error;
	console.error(`Wrong variables:\n  ${error.problems.join('\n  ')}`);
	process.exitCode = 1;
}
