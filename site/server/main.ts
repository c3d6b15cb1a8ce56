import { createServer } from 'node:http';
import { join } from 'node:path';
import { requestTimes } from '@sumu/contract';
import { EnvError } from '@sumu/contract/env';
import { siteEnv } from '../src/config/env.server.ts';
import { logError } from '../src/lib/log/log.server.ts';
import { createApp } from './app.ts';
import { assets } from './assets.ts';
import { type Caches, changeAll } from './cache/kinds.ts';
import { renderedPage } from './cache/origins.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { pages } from './pages/pages.ts';
import { followPurges } from './purge/purge-channel.ts';
import { watchCaches } from './seeing/metrics.ts';
import { serve } from './serve.ts';

const megabyte = 1024 * 1024;
/** Bytes of memory for each cache. */
const keptBytes = { pages: 48 * megabyte, calls: 16 * megabyte, uploads: 8 * megabyte };
/** Milliseconds after which a cached response is renewed even without a purge. */
const freshFor = 60_000;
/** Milliseconds to wait for a new response before an outdated one is sent. */
const patience = 5000;

try {
	const env = siteEnv();
	process.on('uncaughtException', (error) => {
		logError(error);
		process.exit(1);
	});
	// Import after siteEnv() has validated the variables: the page modules read them too.
	const build = await import('virtual:react-router/server-build');
	const client = join(import.meta.dirname, '../client');
	const caches: Caches = {
		pages: new ResponseCache(keptBytes.pages, freshFor, patience),
		calls: new ResponseCache(keptBytes.calls, freshFor, patience),
		uploads: new ResponseCache(keptBytes.uploads, freshFor, patience),
	};
	const kept = { caches, page: renderedPage(build, env) };
	watchCaches(caches);
	serve(
		createServer(
			requestTimes,
			createApp({ env, first: [assets(client)], kept, pages: pages(build, env) }),
		),
		env,
	);
	if (env.redisUrl) followPurges(env.redisUrl, (change) => changeAll(caches, change));
} catch (error) {
	if (!(error instanceof EnvError)) throw error;
	console.error(`Wrong variables:\n  ${error.problems.join('\n  ')}`);
	process.exitCode = 1;
}
