import 'koa';

declare module 'koa' {
	interface Request {
		/** What `strapi::body` parsed. */
		body?: unknown;
	}
}
