import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';

/** Script that records the errors of a page in a list; a navigation or reload clears it. */
const recorder = `{
const errors = (window.recordedErrors = []);
const write = (value) => (value instanceof Error ? String(value.stack || value) : String(value));
const log = console.error;
console.error = (...values) => { errors.push(values.map(write).join(' ')); log.apply(console, values); };
addEventListener('error', ({ error, message }) => errors.push(write(error ?? message)));
addEventListener('unhandledrejection', ({ reason }) => errors.push(write(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => errors.push(violatedDirective + ' refused ' + blockedURI));
}`;
const recorderHash = `'sha256-${createHash('sha256').update(recorder).digest('base64')}'`;

/** Headers removed from requests for documents: the recorder needs uncompressed, complete responses. */
const droppedHeaders = [
	'accept-encoding',
	'if-none-match',
	'if-modified-since',
	'proxy-connection',
];

/**
 * Starts an HTTP proxy that puts the recorder into each document, for an engine whose driver cannot report the console.
 * WebKitGTK's cannot, and its browser prints nothing in the private sessions that automation uses.
 * @returns its address and how to stop it
 */
export async function startRecordingProxy() {
	const server = createServer((incoming, outgoing) => {
		const isDocument = incoming.headers.accept?.includes('text/html') ?? false;
		const headers = { ...incoming.headers };
		if (isDocument) for (const name of droppedHeaders) delete headers[name];
		const forwarded = request(
			incoming.url ?? '',
			{ method: incoming.method, headers },
			(response) => {
				const isHtml = response.headers['content-type']?.startsWith('text/html') ?? false;
				if (!isDocument || !isHtml) {
					outgoing.writeHead(response.statusCode ?? 502, response.headers);
					response.pipe(outgoing);
					return;
				}
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('end', () => {
					const html = Buffer.concat(chunks).toString();
					const htmlWithRecorder = html.replace(
						'<head>',
						() => `<head><script>${recorder}</script>`,
					);
					const policy = response.headers['content-security-policy'];
					outgoing.writeHead(response.statusCode ?? 502, {
						...response.headers,
						'content-length': Buffer.byteLength(htmlWithRecorder),
						...(policy && {
							'content-security-policy': String(policy).replace(
								'script-src ',
								`script-src ${recorderHash} `,
							),
						}),
					});
					outgoing.end(htmlWithRecorder);
				});
			},
		);
		forwarded.on('error', () => outgoing.destroy());
		outgoing.on('close', () => forwarded.destroy());
		incoming.pipe(forwarded);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	if (!address || typeof address === 'string') throw new Error('The proxy has no port');
	return {
		address: `http://127.0.0.1:${address.port}`,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
