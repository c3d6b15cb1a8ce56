import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** What the parsers of bodies call their statuses. */
function statusOf(error: Error): number | undefined {
	const status =
		'status' in error ? error.status : 'httpCode' in error ? error.httpCode : undefined;
	return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Strapi logs a body that is no JSON, or is too large, like a fault of the server; it is not one. */
export default () => async (ctx: Context, next: Next) => {
	try {
		await next();
	} catch (error) {
		if (!(error instanceof Error) || error instanceof errors.ApplicationError) throw error;
		const status = statusOf(error);
		if (!status) throw error;
		const { name, message } = error;
		const details = 'details' in error ? error.details : {};
		ctx.status = status;
		ctx.body = { data: null, error: { status, name, message, details } };
	}
};
