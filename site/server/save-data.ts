import type { Middleware } from './middleware.ts';

/** Pixels; sharp on a phone, bearable on a laptop. */
const enough = 480;
const upload = /^\/uploads\//;
const ofWidth = /^\/uploads\/(avif|webp)_(\d+)_/;

/** Who asks to save data gets no picture wider than a phone needs, and nothing before it is asked for. */
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
