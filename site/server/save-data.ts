import type { Middleware } from './middleware.ts';

/** Maximum width in pixels: sharp on a phone, acceptable on a laptop. */
const enough = 480;
const upload = /^\/uploads\//;
const ofWidth = /^\/uploads\/(avif|webp)_(\d+)_/;

/** Handles `Save-Data: on`: limits pictures to phone width and answers prefetches with 204. */
export const saveData: Middleware = (request, response, next) => {
	const { headers, url = '' } = request;
	if (upload.test(url)) response.setHeader('Vary', 'Save-Data');
	if (headers['save-data'] !== 'on') return next();
	if (String(headers['sec-purpose']).startsWith('prefetch')) {
		response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
		return;
	}
	request.url = url.replace(ofWidth, (asked, type: string, width: string) =>
		Number(width) > enough ? `/uploads/${type}_${enough}_` : asked,
	);
	next();
};
