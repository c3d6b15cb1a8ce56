import type { Core } from '@strapi/strapi';
import { isLimit } from '../platform/limits/rate-limit';

/** Checks that run before the handler of a call. */
export interface Guards {
	readonly policies: readonly string[];
	readonly isLimited: boolean;
}

interface Registered {
	handler: unknown;
	config?: { policies?: unknown[]; middlewares?: unknown[] };
}

interface Router {
	routes: Registered[];
}

const isRouter = (value: unknown): value is Router =>
	typeof value === 'object' && value !== null && 'routes' in value && Array.isArray(value.routes);

/** Returns the guards of each of our routes by operation, as registered in Strapi. */
export function guardsOf(strapi: Core.Strapi): ReadonlyMap<string, Guards> {
	const routes = Object.values(strapi.apis)
		.flatMap(({ routes }) => Object.values(routes ?? {}))
		.flatMap((router: unknown) => (isRouter(router) ? router.routes : []));
	return new Map(
		routes.map(({ handler, config = {} }): [string, Guards] => [
			String(handler),
			{
				policies: (config.policies ?? []).map(String),
				isLimited: (config.middlewares ?? []).some(isLimit),
			},
		]),
	);
}
