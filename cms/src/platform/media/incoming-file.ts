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

export const createPictureError = (message: string, field = 'image') =>
	new errors.ValidationError(message, { errors: [{ path: [field], message }] });

/**
 * Returns the file of a multipart form in `field`.
 * @throws ValidationError unless there is exactly one, and it is not empty
 */
export function incomingFile(ctx: Context, field = 'image'): IncomingFile {
	const uploadedFiles: unknown = ctx.request.files?.[field];
	const file =
		Array.isArray(uploadedFiles) && uploadedFiles.length === 1 ? uploadedFiles[0] : uploadedFiles;
	if (!isFile(file) || file.size === 0) throw createPictureError(messages.noPicture, field);
	return file;
}
