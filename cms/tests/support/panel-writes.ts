import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

export interface Write {
	method: string;
	path: string;
}

const load = createRequire(import.meta.url);
const strapi = resolve('node_modules/@strapi');

/** Every route anywhere in what a module of Strapi exports. */
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

/** Our own calls, as the source of their routes lists them. */
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

/** Signing in and out, and one's own sessions: no call that changes what somebody else has. */
const own =
	/\/(?:login|logout|access-token|register|register-admin|forgot-password|reset-password)$|\/me\/sessions/;

/** Strapi answers 500 to a webhook or a layout that it does not know; neither touches an account. */
const unknowable = /\/webhooks\/:id\/trigger$|\/homepage\/layout$/;

/** Every call of the panel that writes, as Strapi and our own routes register them. */
export const panelWrites: readonly Write[] = [
	...routesOf('/admin', 'admin/dist/server/server/src/routes/index.js'),
	...routesOf('/content-manager', 'content-manager/dist/server/routes/admin.js'),
	...routesOf('/users-permissions', 'plugin-users-permissions/dist/server/routes/admin/index.js'),
	...routesOf('/upload', 'upload/dist/server/routes/admin.js'),
	...ownRoutes(),
].filter(({ method, path }) => method !== 'GET' && !own.test(path) && !unknowable.test(path));
