import { beforeRoutes } from './before-routes';
import { loadChunk } from './load-chunk';

type Fail = () => never;

/** What stands in a route's place: fails wherever the router turns to it. */
interface FailedRoute {
	readonly default: Fail;
	readonly clientLoader: Fail;
	readonly clientAction: Fail;
}

/**
 * Loads a route's module from its address. The router waits for ever for one that does not load,
 * so in its place comes one that ends in the error screen.
 * @param keep is called with the module, unless it failed: it may load another time
 */
export async function loadRoute<Module>(
	address: string,
	load: () => Promise<Module>,
	keep: (module: Module) => void,
): Promise<Module | FailedRoute> {
	const name = address.split('/').pop() ?? address;
	try {
		// With what the page says.
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
