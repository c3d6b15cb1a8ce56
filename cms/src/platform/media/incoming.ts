import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context } from 'koa';

/** File of a multipart form, at its path from the body parser. */
export interface IncomingFile {
	filepath: string;
	originalFilename: string | null;
	/** Size in bytes. */
	size: number;
}

const isFile = (value: unknown): value is IncomingFile =>
	typeof value === 'object' && value !== null && 'filepath' in value;

export const refusedPicture = (message: string, field = 'image') =>
	new errors.ValidationError(message, { errors: [{ path: [field], message }] });

/**
 * Returns the file of a multipart form in `field`.
 * @throws ValidationError unless there is exactly one, and it is not empty
 */
export function incomingFile(ctx: Context, field = 'image'): IncomingFile {
	const given: unknown = ctx.request.files?.[field];
	const file = Array.isArray(given) && given.length === 1 ? given[0] : given;
	if (!isFile(file) || file.size === 0) throw refusedPicture(messages.noPicture, field);
	return file;
}
