import type { Context, Next } from 'koa';
import { keepAccountFields } from '../../panel/content-manager/account-fields';
import {
	demandListed,
	demandReadable,
	demandRelation,
	searchReadable,
	withholdRelated,
} from '../../panel/content-manager/read-permissions';

type Middleware = (ctx: Context, next: Next) => unknown;

interface ContentManager {
	routes: {
		admin: { routes: { path: string; config: { middlewares?: Middleware[] } }[] };
	};
}

/** Run in this order, after Strapi's own check of the caller's permissions. */
const contentManagerGuards: readonly Middleware[] = [
	withholdRelated,
	demandListed,
	demandRelation,
	demandReadable,
	searchReadable,
	keepAccountFields,
];

/** Adds our guards to the content manager's routes. */
export default (plugin: ContentManager) => {
	for (const { path, config } of plugin.routes.admin.routes)
		if (path.includes('/:model'))
			config.middlewares = [...contentManagerGuards, ...(config.middlewares ?? [])];
	return plugin;
};
