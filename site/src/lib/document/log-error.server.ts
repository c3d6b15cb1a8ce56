import { loggedPath } from '@sumu/contract/logs';
import { isRouteErrorResponse } from 'react-router-dom';
import { logError as log } from '../log/log.server';

const serverError = 500;

/** Logs what went wrong while a page was made; a request that no route takes is nobody's fault here. */
export function logError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted) return;
	if (!isRouteErrorResponse(error)) log(error);
	else if (error.status >= serverError) log(`A page answered ${error.status}`);
}

/** Logs what the router tells nobody of: a page that a loader gave up, as where the CMS does not answer. */
export function logRefusals({ url }: Request, errors: Record<string, unknown> | null): void {
	for (const error of Object.values(errors ?? {}))
		if (isRouteErrorResponse(error) && error.status >= serverError) {
			const { message = error.statusText } = Object(error.data);
			log(`${loggedPath(new URL(url).pathname)} answered ${error.status}: ${message}`);
		}
}
