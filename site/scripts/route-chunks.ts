import { join } from 'node:path';
import { buildPlugin } from './build-plugin.ts';

const loader = join(import.meta.dirname, '../src/lib/chunk/load-route.ts');

/** How React Router loads a route's module, up to the end of what it does where that fails. */
const loads =
	/try \{\s*let routeModule = await (import\([^;]*?route\.module\s*\));\s*routeModulesCache\[route\.id\] = routeModule;\s*return routeModule;\s*\} catch \(error\) \{[\s\S]*?return new Promise\(\(\) => \{\s*\}\);\s*\}/g;

const ours = (load: string) =>
	`return loadRoute(route.module, () => ${load}, (module) => { routeModulesCache[route.id] = module; });`;

/** Its only build warns of mistakes in development, and carries the texts to everybody. */
const warns = 'var ENABLE_DEV_WARNINGS = true;';
const silent = 'const ENABLE_DEV_WARNINGS = false;';

/**
 * React Router reloads the page, silently and perhaps for ever, where a route's chunk does not load,
 * and has no setting for it. Here such a chunk ends in the error screen, which names it.
 */
export const routeChunks = () =>
	buildPlugin({
		name: 'route-chunks',
		library: 'react-router',
		restsOn: '`loadRouteModule` or `ENABLE_DEV_WARNINGS` as they were',
		environment: 'client',
		modules: 1,
		filter: { id: /\/react-router\/dist\/.*\.mjs$/, code: 'reloading page' },
		change(code) {
			if (code.match(loads)?.length !== 1 || code.split(warns).length !== 2) return null;
			const changed = code
				.replace(loads, (_whole, load: string) => ours(load))
				.replace(warns, silent);
			return `import { loadRoute } from ${JSON.stringify(loader)};\n${changed}`;
		},
	});
