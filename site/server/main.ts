import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequestListener } from '@react-router/node';
import { EnvError } from '@sumu/contract/env';
import { siteEnv } from '../src/config/env.server.ts';
import { createApp } from './app.ts';
import { assets } from './assets.ts';
import { serve } from './serve.ts';

try {
	const env = siteEnv();
	// After the variables are read: the pages' modules read them too.
	const build = await import('virtual:react-router/server-build');
	const client = join(import.meta.dirname, '../client');
	const pages = createRequestListener({ build, mode: 'production' });
	serve(createServer(createApp({ env, first: [assets(client)], pages })), env);
} catch (error) {
	if (!(error instanceof EnvError)) throw error;
	console.error(`Wrong variables:\n  ${error.problems.join('\n  ')}`);
	process.exitCode = 1;
}
