import { apiEndpoints, type EndpointName } from '@sumu/contract';
import { matchRoutes } from 'react-router-dom';

const names = Object.keys(apiEndpoints) as EndpointName[];

/**
 * Finds an endpoint by method and path (below `/api`).
 * @returns its name and parameters, or undefined
 */
export function findEndpoint(method: string | undefined, pathname: string) {
	const routes = names
		.filter((name) => apiEndpoints[name].method === method)
		.map((name) => ({ id: name, path: apiEndpoints[name].path, caseSensitive: true }));
	const [match] = matchRoutes(routes, pathname, '/api') ?? [];
	return match && { name: match.route.id, params: match.params };
}
