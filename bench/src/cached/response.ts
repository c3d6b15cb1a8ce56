import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Request headers with the encodings a browser accepts. */
export const asked = { 'accept-encoding': 'gzip, deflate, br' } as const;

export interface RecordedResponse {
	/** Names and values alternate, as sent. */
	readonly headers: readonly string[];
	/** Compressed, as sent. */
	readonly body: Buffer;
}

/** Node adds these headers to every response. */
const added = /^(date|connection|keep-alive)$/i;

/** @throws if the status is not 200 */
export async function recordResponse(url: string): Promise<RecordedResponse> {
	const request = get(url, { headers: asked });
	const [message]: IncomingMessage[] = await once(request, 'response');
	if (message?.statusCode !== 200) throw new Error(`${url} answers ${message?.statusCode}`);
	const { rawHeaders } = message;
	const headers = rawHeaders.filter((_, index) => !added.test(rawHeaders[index & ~1] ?? ''));
	return { headers, body: await buffer(message) };
}
