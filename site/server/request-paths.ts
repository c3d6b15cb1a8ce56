import { isPlainPath } from '@sumu/contract';
import { faviconPath, siteIcons } from '../src/config/icons.ts';
import { refuseRequest } from './error-responses.ts';
import { forwardedPathPattern } from './forward-to-cms.ts';
import type { Middleware } from './middleware.ts';

/** Middleware that refuse, redirect or rewrite a request by its path. */

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
/** Suffix of the router's requests for the data of a page. */
const dataSuffix = /(\/_)?\.data$/;

const isPlain = (path: string) =>
	isPlainPath(path) && isPlainPath(path.replace(dataSuffix, '') || '/');

/**
 * Answers 404 to paths that another component might read differently, so that the path matched is the path fetched. A
 * page path may contain `%20`, as in a badly copied link: the pages answer it with their own 404.
 */
export const rejectAmbiguousPaths: Middleware = (request, response, next) => {
	const path = pathOf(request.url ?? '');
	const isPage = !forwardedPathPattern.test(path);
	if (isPlain(isPage ? path.replaceAll('%20', '+') : path)) next();
	else refuseRequest(request, response, 404);
};

/** Redirects a page to its canonical address, without trailing or doubled slashes. */
export const canonicalAddress: Middleware = (request, response, next) => {
	const { method, url = '/' } = request;
	const [path = '/', search] = url.split(/(?=\?)/, 2);
	const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
	const isAsked = method === 'GET' || method === 'HEAD';
	if (!isAsked || canonical === path || path.startsWith('/api/')) return next();
	response.writeHead(301, { Location: canonical + (search ?? '') }).end();
};

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

const touchIcon = siteIcons.at(siteIcons.touch);

/**
 * Icons at fixed addresses that feed readers, chat programs, search engines and home screens request without a link.
 */
const knownIcons: ReadonlyMap<string, string> = new Map([
	['/favicon.ico', faviconPath],
	['/apple-touch-icon.png', touchIcon],
	['/apple-touch-icon-precomposed.png', touchIcon],
]);

/** Rewrites those addresses to the site's icons. */
export const serveKnownIcons: Middleware = (request, _response, next) => {
	const path = request.url?.split('?', 1)[0] ?? '';
	request.url = knownIcons.get(path) ?? request.url;
	next();
};
