import { ApiError } from './api-error';

const notFoundStatus = 404;

/** Runs the handler of a non-page route and turns a failed API call into a 404 or 503 response. */
export async function orErrorResponse(make: () => Promise<Response>): Promise<Response> {
	try {
		return await make();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === notFoundStatus)
			return new Response('Not found', { status: notFoundStatus });
		return new Response('Out of order', { status: 503, headers: { 'Retry-After': '10' } });
	}
}
