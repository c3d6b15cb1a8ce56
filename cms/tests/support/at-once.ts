import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Posts the same thing several times at the very same moment: every request waits at the server for
 * its body, then all bodies leave together.
 */
export async function postAtOnce(url: string, body: unknown, times: number): Promise<number[]> {
	const payload = JSON.stringify(body);
	const waiting = await Promise.all(
		Array.from({ length: times }, async () => {
			const sent = request(url, {
				method: 'POST',
				agent: false,
				headers: {
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
