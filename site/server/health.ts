import type { Middleware } from './middleware.ts';

/** Says that this server runs, whatever the CMS does. */
export const health: Middleware = (request, response, next) => {
	if (request.url !== '/_health') return next();
	response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
};
