import { isPlainPath } from '@sumu/contract';
import { forwarded } from './forward.ts';
import type { Middleware } from './middleware.ts';
import { refuse } from './refuse.ts';

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';
/** What the router asks for in place of a page when scripts run. */
const data = /(\/_)?\.data$/;

const isPlain = (path: string) => isPlainPath(path) && isPlainPath(path.replace(data, '') || '/');

/**
 * What is matched is what is fetched: 404 for a path that one part would read other than another.
 * A page's with a space, as it comes of an address copied badly, is left to the pages to miss.
 */
export const onePath: Middleware = (request, response, next) => {
	const path = pathOf(request.url ?? '');
	const isPage = !forwarded.test(path);
	if (isPlain(isPage ? path.replaceAll('%20', '+') : path)) next();
	else refuse(request, response, 404);
};
