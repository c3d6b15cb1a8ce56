import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';

/** Returns the 4xx status of a body parser's error; the parsers name the property differently. */
function statusOf(error: Error): number | undefined {
	const status =
		'status' in error ? error.status : 'httpCode' in error ? error.httpCode : undefined;
	return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}

/** Answers errors of the body parsers, such as invalid JSON. Strapi would log them as server errors. */
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
