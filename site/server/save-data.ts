import type { Middleware } from './middleware.ts';

/** Maximum width in pixels: sharp on a phone, acceptable on a laptop. */
const MAX_PICTURE_WIDTH_PX = 480;
const uploadPathPattern = /^\/uploads\//;
const pictureWidthPattern = /^\/uploads\/(avif|webp)_(\d+)_/;

/** Handles `Save-Data: on`: limits pictures to phone width and answers prefetches with 204. */
export const saveData: Middleware = (request, response, next) => {
	const { headers, url = '' } = request;
	if (uploadPathPattern.test(url)) response.setHeader('Vary', 'Save-Data');
	if (headers['save-data'] !== 'on') return next();
	if (String(headers['sec-purpose']).startsWith('prefetch')) {
		response.writeHead(204, { 'Cache-Control': 'no-store' }).end();
		return;
	}
	request.url = url.replace(pictureWidthPattern, (requestedPath, type: string, width: string) =>
		Number(width) > MAX_PICTURE_WIDTH_PX
			? `/uploads/${type}_${MAX_PICTURE_WIDTH_PX}_`
			: requestedPath,
	);
	next();
};
