import { isPlainPath } from '@sumu/contract';
import { refuseRequest } from './error-responses.ts';
import { forwardedPathPattern } from './forward-to-cms.ts';
import type { Middleware } from './middleware.ts';

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
