import sirv from 'sirv';
import type { Middleware } from './middleware.ts';

/** The build's files: those with a hash in their name for ever, compressed when they were built. */
export const assets = (folder: string): Middleware =>
	sirv(folder, {
		brotli: true,
		gzip: true,
		etag: true,
		setHeaders(response, path) {
			if (path.startsWith('/assets/'))
				response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
		},
	});
