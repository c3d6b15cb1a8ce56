import { rm } from 'node:fs/promises';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';

const isFile = (value: unknown): value is { filepath: string } =>
	typeof value === 'object' && value !== null && 'filepath' in value;

/**
 * Removes the files that the body parser wrote to disk, for every field and route: Strapi's own middleware handles
 * only one field, and anyone may send files.
 */
export default () => async (ctx: Context, next: Next) => {
	try {
		await next();
	} finally {
		const files = Object.values(ctx.request.files ?? {})
			.flat()
			.filter(isFile);
		await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
	}
	if (ctx.status === 413 && ctx.is('multipart/form-data'))
		ctx.body = { error: { message: messages.pictureTooLarge, details: {} } };
};
