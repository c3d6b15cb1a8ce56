import { type EndpointName, endpoints } from '@sumu/contract';
import { matchRoutes } from 'react-router-dom';

const names = Object.keys(endpoints) as EndpointName[];

/** @returns the call that a method and a path below `/api` make, and its parameters, or nothing */
export function findEndpoint(method: string | undefined, pathname: string) {
	const routes = names
		.filter((name) => endpoints[name].method === method)
		.map((name) => ({ id: name, path: endpoints[name].path, caseSensitive: true }));
	const [match] = matchRoutes(routes, pathname, '/api') ?? [];
	return match && { name: match.route.id, params: match.params };
}
