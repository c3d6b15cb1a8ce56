import 'koa';

declare module 'koa' {
	interface Request {
		/** Body parsed by `strapi::body`. */
		body?: unknown;
		/** Files of a multipart form, by field. */
		files?: Record<string, unknown>;
	}
}
