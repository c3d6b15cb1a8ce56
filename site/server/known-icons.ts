import { faviconPath, siteIcons } from '../src/config/icons.ts';
import type { Middleware } from './middleware.ts';

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
