import { type EndpointName, endpoints } from '@sumu/contract';
import { matchRoutes } from 'react-router-dom';

const names = Object.keys(endpoints) as EndpointName[];

/**
 * Finds an endpoint by method and path (below `/api`).
 * @returns its name and parameters, or undefined
 */
export function findEndpoint(method: string | undefined, pathname: string) {
	const routes = names
		.filter((name) => endpoints[name].method === method)
		.map((name) => ({ id: name, path: endpoints[name].path, caseSensitive: true }));
	const [match] = matchRoutes(routes, pathname, '/api') ?? [];
	return match && { name: match.route.id, params: match.params };
}
