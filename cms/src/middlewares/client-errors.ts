import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

interface ClientError extends Error {
	status: number;
	details?: unknown;
}

const isClientError = (error: unknown): error is ClientError =>
	error instanceof Error &&
	'status' in error &&
	typeof error.status === 'number' &&
	error.status >= 400 &&
	error.status < 500;

/** Strapi logs a body that is no JSON, or is too large, like a fault of the server; it is not one. */
export default () => async (ctx: Context, next: Next) => {
	try {
		await next();
	} catch (error) {
		if (error instanceof errors.ApplicationError || !isClientError(error)) throw error;
		const { status, name, message, details = {} } = error;
		ctx.status = status;
		ctx.body = { data: null, error: { status, name, message, details } };
	}
};
