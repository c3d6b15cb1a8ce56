import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';

/**
 * Reads and discards the rest of a body. A client that is cut off while sending may never read the response, and the
 * rest would be read as the connection's next request. Stops at `signal`.
 */
export async function discardBody(request: IncomingMessage, signal?: AbortSignal): Promise<void> {
	if (request.readableEnded) return;
	request.unpipe().resume();
	await finished(request, { writable: false, ...(signal && { signal }) }).catch(() => {});
}
