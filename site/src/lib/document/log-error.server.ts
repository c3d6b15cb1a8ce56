import { isRouteErrorResponse } from 'react-router-dom';
import { siteEnv } from '../../config/env.server';

const serverError = 500;
let toldOfSync = false;

/** Logs what went wrong while a page was made; a request that no route takes is nobody's fault here. */
export function logError(error: unknown, { request }: { request: Request }): void {
	if (request.signal.aborted) return;
	if (!isRouteErrorResponse(error) || error.status >= serverError) {
		console.error(error);
		return;
	}
	const { authSync } = siteEnv();
	if (toldOfSync || !authSync || new URL(request.url).pathname !== authSync) return;
	toldOfSync = true;
	console.error(`AUTH_SYNC_PATH is "${authSync}", and nobody serves it: ${error.status}`);
}
