import sirv from 'sirv';
import type { Middleware } from './middleware.ts';

/** Security headers that apply to pages only. */
const pageOnlyHeaders = ['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy'];

/** Serves the build's files, compressed at build time and never in parts; browsers keep hashed files forever. */
export function serveAssets(folder: string): Middleware {
	const serve = sirv(folder, {
		brotli: true,
		gzip: true,
		etag: true,
		setHeaders(response, path) {
			if (!path.startsWith('/assets/')) return;
			for (const name of pageOnlyHeaders) response.removeHeader(name);
			response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
		},
	});
	return (request, response, next) => {
		const { range } = request.headers;
		// sirv misreads suffix ranges and other units, and ignores If-Range.
		delete request.headers.range;
		serve(request, response, () => {
			if (range) request.headers.range = range;
			next();
		});
	};
}
