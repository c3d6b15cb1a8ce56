import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Posts the same body several times at the same moment.
 * @returns the statuses
 */
export const postAtOnce = (url: string, body: unknown, times: number): Promise<number[]> =>
	sendAtOnce(Array<string>(times).fill(url), body);

/**
 * Sends the same body to every URL at the same moment: the server of each request first waits for its body, then
 * all bodies are sent together.
 * @returns the statuses
 */
export async function sendAtOnce(
	urls: readonly string[],
	body: unknown,
	{ method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<number[]> {
	const payload = JSON.stringify(body);
	const waiting = await Promise.all(
		urls.map(async (url) => {
			const sent = request(url, {
				method,
				agent: false,
				headers: {
					...headers,
					'content-type': 'application/json',
					'content-length': Buffer.byteLength(payload),
					expect: '100-continue',
				},
			});
			sent.flushHeaders();
			await once(sent, 'continue');
			return sent;
		}),
	);
	const responses = waiting.map((sent) => once(sent, 'response'));
	for (const sent of waiting) sent.end(payload);
	return Promise.all(
		responses.map(async (reply) => {
			const [response] = await reply;
			await text(response);
			return Number(response.statusCode);
		}),
	);
}
