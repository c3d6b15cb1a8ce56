import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

export interface Write {
	method: string;
	path: string;
}

const load = createRequire(import.meta.url);
const strapi = resolve('node_modules/@strapi');

/** Collects all routes in the exports of a Strapi module, at any depth. */
function routesIn(value: unknown): Write[] {
	if (Array.isArray(value)) return value.flatMap(routesIn);
	if (typeof value !== 'object' || value === null) return [];
	if ('method' in value && 'path' in value) return [value as Write];
	return Object.values(value).flatMap(routesIn);
}

function routesOf(prefix: string, file: string): Write[] {
	const loaded = load(`${strapi}/${file}`);
	const routes = routesIn('__require' in loaded ? loaded.__require() : loaded);
	return routes.map(({ method, path }) => ({ method, path: prefix + path }));
}

/** Our own panel routes, parsed from the source. */
function ownRoutes(): Write[] {
	const source = readFileSync('src/panel/routes.ts', 'utf8');
	return Array.from(
		source.matchAll(/\['([A-Z]+)', '(\/admin\/sumu[^']*)'/g),
		([, method, path]) => ({
			method: method ?? '',
			path: path ?? '',
		}),
	);
}

/** Sign-in, sign-out and the caller's own sessions: these routes do not change another account. */
const own =
	/\/(?:login|logout|access-token|register|register-admin|forgot-password|reset-password)$|\/me\/sessions/;

/** Strapi answers 500 for an unknown webhook or layout; neither route changes an account. */
const unknowable = /\/webhooks\/:id\/trigger$|\/homepage\/layout$/;

/** Every writing route of the panel, from Strapi and our own code. */
export const panelWrites: readonly Write[] = [
	...routesOf('/admin', 'admin/dist/server/server/src/routes/index.js'),
	...routesOf('/content-manager', 'content-manager/dist/server/routes/admin.js'),
	...routesOf('/users-permissions', 'plugin-users-permissions/dist/server/routes/admin/index.js'),
	...routesOf('/upload', 'upload/dist/server/routes/admin.js'),
	...ownRoutes(),
].filter(({ method, path }) => method !== 'GET' && !own.test(path) && !unknowable.test(path));
