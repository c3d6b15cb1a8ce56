import { redactPath } from '@sumu/contract/logs';
import { isRouteErrorResponse } from 'react-router-dom';
import { logError as log } from '../log/log.server';

const serverError = 500;

/** Logs an error that occurred while rendering a page. Ignores unknown routes and aborted requests. */
export function logError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted) return;
	if (!isRouteErrorResponse(error)) log(error);
	else if (error.status >= serverError) log(`A page answered ${error.status}`);
}

/**
 * Logs loader responses with a server error, which the router does not report: for example, when the CMS does not
 * respond.
 */
export function logRefusals({ url }: Request, errors: Record<string, unknown> | null): void {
	for (const error of Object.values(errors ?? {}))
		if (isRouteErrorResponse(error) && error.status >= serverError) {
			const { message = error.statusText } = Object(error.data);
			log(`${redactPath(new URL(url).pathname)} answered ${error.status}: ${message}`);
		}
}
