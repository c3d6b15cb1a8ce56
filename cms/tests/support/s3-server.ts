import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

const bucket = 'copies';
/** Objects per page of a list. */
const PAGE_SIZE = 2;

const key = 'KEY/1';
const secret = 'se+cret';

/** Computes the signature that a request must have, over the headers that it says are signed. */
async function signatureOf({ method, url, headers }: IncomingMessage) {
	const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
	const signedHeaders = names
		.filter((name) => name !== 'host' && name !== 'x-amz-date')
		.map((name) => [name, String(headers[name])] as const);
	const signer = new AwsV4Signer({
		method: method ?? '',
		url: `http://${headers.host}${url}`,
		headers: Object.fromEntries(signedHeaders),
		allHeaders: true,
		accessKeyId: key,
		secretAccessKey: secret,
		service: 's3',
		region: 'eu-test-1',
		datetime: String(headers['x-amz-date']),
	});
	return (await signer.sign()).headers.get('authorization');
}

/** Spaces after commas are optional. */
const withoutSpaces = (text = '') => text.replaceAll(', ', ',');

const errorOf = (code: string) =>
	`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} it is</Message></Error>`;

const hasDigest = ({ 'x-amz-content-sha256': digest }: IncomingHttpHeaders, body: Buffer) =>
	digest === 'UNSIGNED-PAYLOAD' || digest === createHash('sha256').update(body).digest('hex');

interface Answer {
	readonly status: number;
	readonly body?: string | Buffer;
	readonly headers?: Record<string, string | number>;
}

/** Starts a small S3-compatible storage, which checks signatures and digests. */
export async function startStorage() {
	const objects = new Map<string, Buffer>();
	/** Headers that each object was stored with. */
	const headersOf = new Map<string, IncomingHttpHeaders>();
	const state = {
		failures: 0,
		allowsRemoval: true,
		requests: 0,
		/** Status and code of the answer to each upload whose name matches. */
		refusal: null as { name: RegExp; status: number; code: string } | null,
		/** Time of the last change of all objects. */
		changed: new Date(),
	};

	function list(query: URLSearchParams): string {
		const prefix = query.get('prefix') ?? '';
		const names = [...objects.keys()]
			.filter((name) => name.startsWith(prefix))
			.filter((name) => !query.has('delimiter') || !name.slice(prefix.length).includes('/'))
			.sort();
		const start = Number(query.get('continuation-token') ?? 0);
		const next = start + PAGE_SIZE;
		const contents = names
			.slice(start, next)
			.map(
				(name) =>
					`<Contents><Key>${name}</Key><LastModified>${state.changed.toISOString()}</LastModified><Size>${objects.get(name)?.length}</Size></Contents>`,
			);
		const token =
			next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
		return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name>${token}${contents.join('')}</ListBucketResult>`;
	}

	/** Answers a read of an object, or of a part of it. */
	function read(name: string, { headers, method }: IncomingMessage): Answer {
		const object = objects.get(name);
		if (!object) return { status: 404, body: errorOf('NoSuchKey') };
		const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '');
		const part = range ? object.subarray(Number(range[1]), Number(range[2]) + 1) : object;
		return {
			status: range ? 206 : 200,
			...(method === 'GET' && { body: part }),
			headers: {
				'content-length': part.length,
				etag: `"${createHash('md5').update(object).digest('hex')}"`,
				'last-modified': state.changed.toUTCString(),
			},
		};
	}

	async function answer(request: IncomingMessage): Promise<Answer> {
		const body = await buffer(request);
		state.requests += 1;
		const fail = (status: number, code: string) => ({ status, body: errorOf(code) });
		if (state.failures > 0) {
			state.failures -= 1;
			return fail(503, 'SlowDown');
		}
		const { method, headers } = request;
		const signature = await signatureOf(request);
		if (withoutSpaces(headers.authorization) !== withoutSpaces(signature ?? ''))
			return fail(403, 'SignatureDoesNotMatch');
		if (!hasDigest(headers, body)) return fail(400, 'XAmzContentSHA256Mismatch');
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
		const [, found, ...rest] = decodeURIComponent(pathname).split('/');
		if (found !== bucket) return fail(404, 'NoSuchBucket');
		const name = rest.join('/');
		if (name === '') return { status: 200, body: list(searchParams) };
		if (method === 'PUT') {
			if (state.refusal?.name.test(name)) return fail(state.refusal.status, state.refusal.code);
			objects.set(name, body);
			headersOf.set(name, headers);
			return { status: 200 };
		}
		if (method === 'DELETE') {
			if (!state.allowsRemoval) return fail(403, 'AccessDenied');
			objects.delete(name);
			return { status: 204 };
		}
		return read(name, request);
	}

	const server = createServer(async (request, response) => {
		const { status, body, headers } = await answer(request);
		response.writeHead(status, headers).end(body);
	});
	const listen = async (on: number) => {
		server.listen(on, '127.0.0.1');
		await once(server, 'listening');
		return (server.address() as AddressInfo).port;
	};
	const port = await listen(0);
	const urlWith = (givenSecret: string, givenBucket = bucket) =>
		`s3://${encodeURIComponent(key)}:${encodeURIComponent(givenSecret)}@127.0.0.1:${port}/${givenBucket}?region=eu-test-1&pathStyle=true&tls=false&prefix=of/mine`;
	return {
		objects,
		headersOf,
		state,
		port,
		url: urlWith(secret),
		urlWith,
		/** Starts it again, with its objects. */
		start: () => listen(port),
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

export type Storage = Awaited<ReturnType<typeof startStorage>>;
