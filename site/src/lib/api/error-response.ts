import { ApiError } from './api-error';

const missing = 404;

/** What is no page, but made of calls: where one is refused, so is this. */
export async function orErrorResponse(make: () => Promise<Response>): Promise<Response> {
	try {
		return await make();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		if (error.status === missing) return new Response('Not found', { status: missing });
		return new Response('Out of order', { status: 503, headers: { 'Retry-After': '10' } });
	}
}
