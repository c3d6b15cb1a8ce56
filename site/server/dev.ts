import { createServer } from 'node:http';
import { EnvError } from '@sumu/contract/env';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { siteEnv } from '../src/config/env.server.ts';
import { listenUntilShutdown } from './listen-until-shutdown.ts';

/** Starts the development server on Vite's modules: changes appear without a restart. */
async function startDevServer() {
	const env = siteEnv();
	const server = createServer();
	const vite = await createVite({
		server: { middlewareMode: true, ws: { server } },
		appType: 'custom',
	});
	const build = async (): Promise<ServerBuild> => {
		const module = await vite.ssrLoadModule('virtual:react-router/server-build');
		if (!isServerBuild(module)) throw new Error('Vite made no server build');
		return module;
	};
	// Vite loads these: Node cannot import named exports of the contract's TypeScript.
	const { createApp } = await vite.ssrLoadModule('/server/app.ts');
	const { pages } = await vite.ssrLoadModule('/server/pages/pages.ts');
	const pageHandler = pages(build, env, 'development');
	server.on('request', createApp({ env, first: [vite.middlewares], pages: pageHandler }));
	listenUntilShutdown(server, env);
}

const isServerBuild = (module: object): module is ServerBuild =>
	'entry' in module && 'routes' in module && 'assets' in module;

startDevServer().catch((error: unknown) => {
	const isWrongEnv = error instanceof EnvError;
	console.error(isWrongEnv ? `Wrong variables:\n  ${error.problems.join('\n  ')}` : error);
	process.exit(1);
});
