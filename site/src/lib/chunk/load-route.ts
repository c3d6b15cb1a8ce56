import { loadChunk } from './load-chunk';

/** Hook for work that every route chunk must wait for. */
export const beforeRoutes: { ready?: () => Promise<unknown> } = {};

type Fail = () => never;

/** Replacement for a route module that failed to load: throws wherever the router uses it. */
interface FailedRoute {
	readonly default: Fail;
	readonly clientLoader: Fail;
	readonly clientAction: Fail;
}

/**
 * Loads a route module. The router would wait forever for a module that fails to load, so this returns a replacement
 * that shows the error screen.
 * @param keep receives the module if it loaded; a failed one may load on a later attempt
 */
export async function loadRoute<Module>(
	address: string,
	load: () => Promise<Module>,
	keep: (module: Module) => void,
): Promise<Module | FailedRoute> {
	const name = address.split('/').pop() ?? address;
	try {
		// Load the route's translations in parallel.
		const [module] = await Promise.all([loadChunk(name, load), beforeRoutes.ready?.()]);
		keep(module);
		return module;
	} catch (error) {
		const fail: Fail = () => {
			throw error;
		};
		return { default: fail, clientLoader: fail, clientAction: fail };
	}
}
