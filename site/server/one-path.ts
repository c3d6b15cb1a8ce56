import { isPlainPath } from '@sumu/contract';
import { forwarded } from './forward.ts';
import type { Middleware } from './middleware.ts';
import { refuse } from './refuse.ts';

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
/** Suffix of the router's requests for the data of a page. */
const data = /(\/_)?\.data$/;

const isPlain = (path: string) => isPlainPath(path) && isPlainPath(path.replace(data, '') || '/');

/**
 * Answers 404 to paths that another component might read differently, so that the path matched is the path fetched. A
 * page path may contain `%20`, as in a badly copied link: the pages answer it with their own 404.
 */
export const onePath: Middleware = (request, response, next) => {
	const path = pathOf(request.url ?? '');
	const isPage = !forwarded.test(path);
	if (isPlain(isPage ? path.replaceAll('%20', '+') : path)) next();
	else refuse(request, response, 404);
};
