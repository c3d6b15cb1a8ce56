import { join } from 'node:path';
import { buildPlugin } from './build-plugin.ts';

const loader = join(import.meta.dirname, '../src/lib/chunk/load-route.ts');

/** React Router's loading of a route module, including its error handling. */
const loads =
	/try \{\s*let routeModule = await (import\([^;]*?route\.module\s*\));\s*routeModulesCache\[route\.id\] = routeModule;\s*return routeModule;\s*\} catch \(error\) \{[\s\S]*?return new Promise\(\(\) => \{\s*\}\);\s*\}/g;

const ours = (load: string) =>
	`return loadRoute(route.module, () => ${load}, (module) => { routeModulesCache[route.id] = module; });`;

/** Its only build has development warnings on, which adds their texts to the bundle. */
const warns = 'var ENABLE_DEV_WARNINGS = true;';
const silent = 'const ENABLE_DEV_WARNINGS = false;';

/**
 * Shows the error screen, with the chunk's name, when a route's chunk fails to load. React Router would reload the page
 * silently, possibly forever, and has no setting for that.
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
