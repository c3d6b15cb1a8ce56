import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type S3Location, toBucketUrl } from '@sumu/contract/env';
import { AwsV4Signer } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { Refusal } from '../lib/refusal';
import { storageAgents } from './storage-agents';

/** Milliseconds without any byte after which a request fails. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Milliseconds before each further attempt, after an error that may be temporary. */
const RETRY_DELAYS_MS = [500, 2000, 8000] as const;

const emptyDigest = createHash('sha256').digest('hex');

/** File to send, with its digest, which is signed. */
interface RequestBody {
	readonly file: string;
	readonly bytes: number;
	readonly sha256: string;
}

export interface StoredObject {
	/** Name below its folder. */
	readonly name: string;
	readonly bytes: number;
	/** Time of its last change. */
	readonly at: Date;
}

/** Error of a storage; `status` is null if it did not answer. */
export class S3Error extends Refusal {
	constructor(
		message: string,
		readonly status: number | null,
		/** Name of the error in its answer, such as `AccessDenied`. */
		readonly code = '',
	) {
		super(message);
	}
}

interface S3ClientOptions {
	readonly timeoutMs?: number;
	readonly retryDelaysMs?: readonly number[];
}

/** Client of a bucket. Names of objects are relative to the prefix of its address. */
export interface S3Client {
	/** Address without secrets. */
	readonly address: string;
	/** Returns the headers and content of an object, or null. @throws S3Error */
	get(name: string, headers?: Record<string, string>): Promise<IncomingMessage | null>;
	/** Returns the headers of an object, or null. @throws S3Error */
	head(name: string): Promise<IncomingMessage | null>;
	/** Stores a file completely or not at all. @throws S3Error */
	put(name: string, file: string, headers?: Record<string, string>): Promise<void>;
	remove(name: string): Promise<void>;
	/** Lists a folder such as `files/`, without the folders in it; '' for the root. */
	list(folder: string): Promise<StoredObject[]>;
}

const isTemporary = (status: number) => status === 429 || status >= 500;

const listSchema = z.object({
	ListBucketResult: z.object({
		Contents: z.optional(
			z.array(z.object({ Key: z.string(), Size: z.string(), LastModified: z.string() })),
		),
		NextContinuationToken: z.optional(z.string()),
	}),
});
const xmlParser = new XMLParser({
	parseTagValue: false,
	ignoreDeclaration: true,
	isArray: (name) => name === 'Contents',
});

const readElement = (xml: string, name: string) =>
	new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';

async function digestFile(file: string): Promise<string> {
	const hash = createHash('sha256');
	for await (const chunk of createReadStream(file)) hash.update(chunk);
	return hash.digest('hex');
}

/** Opens a bucket of an S3-compatible storage. */
export function openS3Client(
	location: S3Location,
	{ timeoutMs = REQUEST_TIMEOUT_MS, retryDelaysMs = RETRY_DELAYS_MS }: S3ClientOptions = {},
): S3Client {
	const { key, secret, host, bucket, region, isTls, prefix } = location;
	const bucketUrl = toBucketUrl(location);
	const address = `s3://${host}/${bucket}${prefix && `/${prefix.slice(0, -1)}`}`;
	const toObjectUrl = (name: string) =>
		`${bucketUrl}/${`${prefix}${name}`.split('/').map(encodeURIComponent).join('/')}`;
	const createNoBucketError = () => new S3Error(`${address} is not an S3 bucket.`, 404);

	async function sendWithoutRetry(
		method: string,
		url: string,
		headers: Record<string, string>,
		body?: RequestBody,
	) {
		const credentials = { accessKeyId: key, secretAccessKey: secret, service: 's3', region };
		const signedRequest = await new AwsV4Signer({
			method,
			url,
			headers: {
				...headers,
				'x-amz-content-sha256': body?.sha256 ?? emptyDigest,
				...(body && { 'content-length': String(body.bytes) }),
			},
			...credentials,
		}).sign();
		const signedHeaders: Record<string, string> = {};
		signedRequest.headers.forEach((value, name) => {
			signedHeaders[name] = value;
		});
		const request = (isTls ? requestHttps : requestHttp)(signedRequest.url, {
			method,
			headers: signedHeaders,
			agent: isTls ? storageAgents.httpsAgent : storageAgents.httpAgent,
			timeout: timeoutMs,
		});
		request.on('timeout', () => request.destroy(new Error('it did not answer in time')));
		const response = new Promise<IncomingMessage>((resolve, reject) => {
			request.on('response', resolve).on('error', reject);
		});
		if (!body) request.end();
		// A refusal may arrive, and end the connection, before the file has been sent.
		else pipeline(createReadStream(body.file), request).catch(() => {});
		return response;
	}

	/** Sends a request and returns a successful response, or null for 404. @throws S3Error for any other */
	async function send(
		method: string,
		url: string,
		headers: Record<string, string> = {},
		body?: RequestBody,
	) {
		for (let attempt = 0; ; attempt += 1) {
			const response = await sendWithoutRetry(method, url, headers, body).catch(
				(error: Error) => error,
			);
			const retryDelay = retryDelaysMs[attempt];
			if (response instanceof Error) {
				if (retryDelay === undefined)
					throw new S3Error(`${address} cannot be reached: ${response.message}.`, null);
			} else {
				const { statusCode = 0 } = response;
				if (statusCode < 300) return response;
				const errorXml = await text(response);
				const code = readElement(errorXml, 'Code');
				if (statusCode === 404 && code !== 'NoSuchBucket') return null;
				if (!isTemporary(statusCode) || retryDelay === undefined) {
					const reason = [statusCode, code, readElement(errorXml, 'Message')];
					throw new S3Error(
						`${address} refused it: ${reason.filter(Boolean).join(' ')}.`,
						statusCode,
						code,
					);
				}
			}
			await pause(retryDelay);
		}
	}

	return {
		address,
		get: (name, headers) => send('GET', toObjectUrl(name), headers),
		async head(name) {
			const response = await send('HEAD', toObjectUrl(name));
			response?.resume();
			return response;
		},
		async put(name, file, headers) {
			const { size: bytes } = await stat(file);
			const body = { file, bytes, sha256: await digestFile(file) };
			const response = await send('PUT', toObjectUrl(name), headers, body);
			if (!response) throw createNoBucketError();
			await text(response);
		},
		async remove(name) {
			const response = await send('DELETE', toObjectUrl(name));
			if (response) await text(response);
		},
		async list(folder) {
			const folderPrefix = prefix + folder;
			const objects: StoredObject[] = [];
			for (let continuationToken: string | undefined = ''; continuationToken !== undefined; ) {
				const query = new URLSearchParams({
					'list-type': '2',
					delimiter: '/',
					prefix: folderPrefix,
				});
				if (continuationToken) query.set('continuation-token', continuationToken);
				const response = await send('GET', `${bucketUrl}/?${query}`);
				if (!response) throw createNoBucketError();
				const page = listSchema.safeParse(xmlParser.parse(await text(response)));
				if (!page.success)
					throw new Refusal(`${address} answered with something else than a list.`);
				const { Contents = [], NextContinuationToken } = page.data.ListBucketResult;
				for (const { Key, Size, LastModified } of Contents)
					objects.push({
						name: Key.slice(folderPrefix.length),
						bytes: Number(Size),
						at: new Date(LastModified),
					});
				continuationToken = NextContinuationToken;
			}
			return objects;
		},
	};
}
