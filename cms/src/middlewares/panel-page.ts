import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';

const RELOAD_DELAY_SECONDS = 5;

const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>The panel is being built</title>
<body style="font: 1rem/1.5 system-ui; max-width: 30rem; margin: 4rem auto; padding: 0 1rem">
<h1 style="font-size: 1.5rem">The panel is being built</h1>
<p>After the first start and after an update, this takes a minute or two. The panel then opens here automatically. The
terminal that started the site shows the progress.</p>
`;

const isPanelPage = ({ method, path, headers }: Context) =>
	method === 'GET' && /^\/admin(?:\/|$)/.test(path) && headers.accept?.includes('text/html');

/** Shows a page that reloads itself until the panel is built: `npm start` builds it after the site has started. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
	const builtPage = join(strapi.dirs.dist.root, 'build/index.html');
	// False if Vite's dev server serves the panel.
	const isServedHere = strapi.config.get('admin.serveAdminPanel');
	return (ctx: Context, next: Next) => {
		if (!isServedHere || !isPanelPage(ctx) || existsSync(builtPage)) return next();
		ctx.status = 503;
		ctx.set('Refresh', String(RELOAD_DELAY_SECONDS));
		ctx.set('Cache-Control', 'no-store');
		ctx.type = 'html';
		ctx.body = waitingPage;
		return undefined;
	};
};
