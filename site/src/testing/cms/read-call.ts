import type { IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { getMultipartBoundary, parseMultipart } from '@remix-run/multipart-parser';
import { apiEndpoints, type Endpoint, type EndpointName } from '@sumu/contract';
import { en } from 'zod/v4/locales';
import type { Asked, Call } from './call';
import { refusal } from './refusal';

const { localeError } = en();

interface Sent {
	params: unknown;
	query: unknown;
	body: unknown;
}

/**
 * Reads and validates a request.
 * @returns the call as sent, and as its handler receives it
 * @throws Error if it violates the contract; its cause is the CMS's 400 error
 */
export async function readCall(name: EndpointName, params: object, request: IncomingMessage) {
	const endpoint: Endpoint = apiEndpoints[name];
	const url = request.url ?? '/';
	const query = Object.fromEntries(new URL(url, 'http://cms').searchParams);
	const bytes = await arrayBuffer(request);
	const sent: Sent = { params, query, body: endpoint.body && parsed(bytes) };
	const parts = checked(endpoint, sent);
	const call = {
		url,
		headers: request.headers,
		token: /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1],
		file: endpoint.file ? fileIn(bytes, request, endpoint.file) : undefined,
		...parts,
		request,
	} as Omit<Call, 'response'>;
	return { call, asked: { ...call, body: sent.body } as Asked };
}

const wrong = (fields: Record<string, string>) =>
	new Error(`not what the contract takes: ${JSON.stringify(fields)}`, {
		cause: refusal(400, { fields }),
	});

function checked(endpoint: Endpoint, sent: Sent): Sent {
	const fields: Record<string, string> = {};
	const read = (part: keyof Sent) => {
		const result = endpoint[part]?.safeParse(sent[part], { error: localeError });
		for (const { path, message } of result?.error?.issues ?? []) fields[path.join('.')] = message;
		return result?.data;
	};
	const parts = { params: read('params'), query: read('query'), body: read('body') };
	if (Object.keys(fields).length > 0) throw wrong(fields);
	return parts;
}

function parsed(bytes: ArrayBuffer): unknown {
	try {
		return bytes.byteLength === 0 ? {} : JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		throw wrong({ body: 'no JSON' });
	}
}

/** Not the native `formData()`: in Node 24 it does not accept jsdom's files. */
function fileIn(bytes: ArrayBuffer, { headers }: IncomingMessage, field: string): File {
	const boundary = getMultipartBoundary(headers['content-type'] ?? '');
	if (!boundary) throw wrong({ [field]: 'no multipart form' });
	for (const { name, filename, mediaType, bytes: content } of parseMultipart(
		new Uint8Array(bytes),
		{ boundary },
	))
		if (name === field && filename)
			return new File([content.slice()], filename, { type: mediaType });
	throw wrong({ [field]: 'no file' });
}
