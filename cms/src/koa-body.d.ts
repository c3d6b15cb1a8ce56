import 'koa';

declare module 'koa' {
	interface Request {
		/** What `strapi::body` parsed. */
		body?: unknown;
		/** Files of a multipart form, by field. */
		files?: Record<string, unknown>;
	}
}
