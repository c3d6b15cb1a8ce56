import type { Middleware } from './middleware.ts';

/** Redirects a page to its canonical address, without trailing or doubled slashes. */
export const canonicalAddress: Middleware = (request, response, next) => {
	const { method, url = '/' } = request;
	const [path = '/', search] = url.split(/(?=\?)/, 2);
	const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
	const isAsked = method === 'GET' || method === 'HEAD';
	if (!isAsked || canonical === path || path.startsWith('/api/')) return next();
	response.writeHead(301, { Location: canonical + (search ?? '') }).end();
};
