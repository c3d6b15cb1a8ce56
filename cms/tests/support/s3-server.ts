import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';

const bucket = 'copies';
/** Objects per page of a list. */
const PAGE_SIZE = 2;

const key = 'KEY/1';
const secret = 'se+cret';

/** Computes the signature that a request must have. */
async function signatureOf({ method, url, headers }: IncomingMessage) {
	const signer = new AwsV4Signer({
		method: method ?? '',
		url: `http://${headers.host}${url}`,
		headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
		accessKeyId: key,
		secretAccessKey: secret,
		service: 's3',
		region: 'eu-test-1',
		datetime: String(headers['x-amz-date']),
	});
	return (await signer.sign()).headers.get('authorization');
}

const errorOf = (code: string) =>
	`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code} it is</Message></Error>`;

/** Starts a small S3-compatible storage, which checks signatures and digests. */
export async function startStorage() {
	const objects = new Map<string, Buffer>();
	const state = { failures: 0, allowsRemoval: true, requests: 0 };

	function list(query: URLSearchParams): string {
		const names = [...objects.keys()]
			.filter((name) => name.startsWith(query.get('prefix') ?? ''))
			.sort();
		const start = Number(query.get('continuation-token') ?? 0);
		const next = start + PAGE_SIZE;
		const contents = names
			.slice(start, next)
			.map(
				(name) =>
					`<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified><Size>${objects.get(name)?.length}</Size></Contents>`,
			);
		const token =
			next < names.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
		return `<?xml version="1.0"?><ListBucketResult><Name>${bucket}</Name>${token}${contents.join('')}</ListBucketResult>`;
	}

	async function answer(request: IncomingMessage): Promise<[number, string | Buffer]> {
		const body = await buffer(request);
		state.requests += 1;
		if (state.failures > 0) {
			state.failures -= 1;
			return [503, errorOf('SlowDown')];
		}
		const { method, headers } = request;
		if (headers.authorization !== (await signatureOf(request)))
			return [403, errorOf('SignatureDoesNotMatch')];
		if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
			return [400, errorOf('XAmzContentSHA256Mismatch')];
		const { pathname, searchParams } = new URL(request.url ?? '', 'http://storage');
		const [, found, ...rest] = decodeURIComponent(pathname).split('/');
		if (found !== bucket) return [404, errorOf('NoSuchBucket')];
		const name = rest.join('/');
		if (name === '') return [200, list(searchParams)];
		if (method === 'PUT') {
			objects.set(name, body);
			return [200, ''];
		}
		if (method === 'DELETE') {
			if (!state.allowsRemoval) return [403, errorOf('AccessDenied')];
			objects.delete(name);
			return [204, ''];
		}
		const object = objects.get(name);
		return object ? [200, object] : [404, errorOf('NoSuchKey')];
	}

	const server = createServer(async (request, response) => {
		const [status, body] = await answer(request);
		response.writeHead(status).end(body);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const urlWith = (givenSecret: string, givenBucket = bucket) =>
		`s3://${encodeURIComponent(key)}:${encodeURIComponent(givenSecret)}@127.0.0.1:${port}/${givenBucket}?region=eu-test-1&pathStyle=true&tls=false&prefix=of/mine`;
	return {
		objects,
		state,
		port,
		url: urlWith(secret),
		urlWith,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

export type Storage = Awaited<ReturnType<typeof startStorage>>;
