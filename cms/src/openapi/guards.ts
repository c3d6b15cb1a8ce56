import type { Core } from '@strapi/strapi';
import { isRateLimit } from '../platform/limits/rate-limit';

/** Checks that run before the handler of a call. */
export interface RouteGuards {
	readonly policies: readonly string[];
	readonly isLimited: boolean;
}

interface RegisteredRoute {
	handler: unknown;
	config?: { policies?: unknown[]; middlewares?: unknown[] };
}

interface Router {
	routes: RegisteredRoute[];
}

const isRouter = (value: unknown): value is Router =>
	typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

/** Returns the guards of each of our routes by operation, as registered in Strapi. */
export function guardsOf(strapi: Core.Strapi): ReadonlyMap<string, RouteGuards> {
	const routes = Object.values(strapi.apis)
		.flatMap(({ routes }) => Object.values(routes ?? {}))
		.flatMap((router: unknown) => (isRouter(router) ? router.routes : []));
	return new Map(
		routes.map(({ handler, config = {} }): [string, RouteGuards] => [
			String(handler),
			{
				policies: (config.policies ?? []).map(String),
				isLimited: (config.middlewares ?? []).some(isRateLimit),
			},
		]),
	);
}
