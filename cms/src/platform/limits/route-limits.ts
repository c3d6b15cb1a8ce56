import type { Core } from '@strapi/strapi';
import { isRateLimit, type RateLimitMiddleware } from './rate-limit';

interface LimitedRoute {
	readonly method: string;
	readonly path: RegExp;
	readonly limits: readonly RateLimitMiddleware[];
}

interface Registered {
	method: string;
	path: string;
	config?: { middlewares?: unknown[] };
}

const isRouter = (value: unknown): value is { routes: Registered[] } =>
	typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

/** Routes with a rate limit, as registered in Strapi. */
const limitedRoutes = (strapi: Core.Strapi): LimitedRoute[] =>
	Object.values(strapi.apis)
		.flatMap(({ routes }) => Object.values(routes ?? {}))
		.flatMap((router: unknown) => (isRouter(router) ? router.routes : []))
		.map(({ method, path, config }) => ({
			method,
			path: new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`),
			limits: (config?.middlewares ?? []).filter(isRateLimit),
		}))
		.filter(({ limits }) => limits.length > 0);

/** Returns a function that finds the rate limits of a call's route before the router does. */
export function routeLimits(strapi: Core.Strapi) {
	let routes: LimitedRoute[] | undefined;
	return (method: string, path: string): readonly RateLimitMiddleware[] => {
		routes ??= limitedRoutes(strapi);
		return routes.find((route) => route.method === method && route.path.test(path))?.limits ?? [];
	};
}
