import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { Call } from '../testing/use-product';

/** Returns a function like `fetch` that calls this machine by any name, and trusts one certificate authority. */
export function createClient(certificateAuthority: string): Call {
	return async (address, options) => {
		const outgoingRequest = new Request(address, options);
		const { hostname, pathname, search } = new URL(address);
		const body = Buffer.from(await outgoingRequest.arrayBuffer());
		const call = request({
			host: '127.0.0.1',
			servername: hostname,
			path: pathname + search,
			method: outgoingRequest.method,
			headers: {
				...Object.fromEntries(outgoingRequest.headers),
				host: hostname,
				'content-length': body.byteLength,
			},
			ca: certificateAuthority,
		});
		call.end(body);
		const [response]: [IncomingMessage] = Object(await once(call, 'response'));
		const answer = Buffer.concat(await response.toArray());
		return new Response(answer.byteLength > 0 ? new Uint8Array(answer) : null, {
			status: response.statusCode ?? 500,
		});
	};
}
