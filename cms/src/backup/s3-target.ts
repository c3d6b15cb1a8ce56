import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseS3Url, type S3Location } from '@sumu/contract/env';
import { AwsV4Signer } from 'aws4fetch';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { env } from '../env';
import { Refusal } from '../platform/lib/refusal';
import type { BackupTarget, StoredObject } from './backup-target';
import { digestStream } from './encryption';
import { openFolder } from './folder-target';

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

/** Returns the code and message of an S3 error. */
function describeError(status: number, errorXml: string): string {
	const [code, message] = ['Code', 'Message'].map(
		(name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(errorXml)?.[1],
	);
	return [status, code, message].filter(Boolean).join(' ');
}

/** Opens a bucket of an S3-compatible storage as the place of backups. */
export function openBucket(location: S3Location): BackupTarget {
	const { key, secret, host, bucket, region, isPathStyle, isTls, prefix } = location;
	const bucketOrigin = `${isTls ? 'https' : 'http'}://${isPathStyle ? host : `${bucket}.${host}`}`;
	const bucketUrl = isPathStyle ? `${bucketOrigin}/${bucket}` : bucketOrigin;
	const address = `s3://${host}/${bucket}${prefix && `/${prefix.slice(0, -1)}`}`;
	const toObjectUrl = (name: string) =>
		`${bucketUrl}/${`${prefix}${name}`.split('/').map(encodeURIComponent).join('/')}`;

	async function sendWithoutRetry(method: string, url: string, body?: RequestBody) {
		const headers = {
			'x-amz-content-sha256': body?.sha256 ?? emptyDigest,
			...(body && { 'content-length': String(body.bytes) }),
		};
		const credentials = { accessKeyId: key, secretAccessKey: secret, service: 's3', region };
		const signedRequest = await new AwsV4Signer({ method, url, headers, ...credentials }).sign();
		const signedHeaders: Record<string, string> = {};
		signedRequest.headers.forEach((value, name) => {
			signedHeaders[name] = value;
		});
		const request = (isTls ? requestHttps : requestHttp)(signedRequest.url, {
			method,
			headers: signedHeaders,
			timeout: REQUEST_TIMEOUT_MS,
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

	/** Sends a request and returns a successful response, or null for 404. @throws Refusal for any other */
	async function send(method: string, url: string, body?: RequestBody) {
		for (let attempt = 0; ; attempt += 1) {
			const response = await sendWithoutRetry(method, url, body).catch((error: Error) => error);
			const retryDelay = RETRY_DELAYS_MS[attempt];
			if (response instanceof Error) {
				if (retryDelay === undefined)
					throw new Refusal(`${address} cannot be reached: ${response.message}.`);
			} else {
				const { statusCode = 0 } = response;
				if (statusCode < 300) return response;
				const errorXml = await text(response);
				if (statusCode === 404 && !/NoSuchBucket/.test(errorXml)) return null;
				if (!isTemporary(statusCode) || retryDelay === undefined)
					throw new Refusal(`${address} refused it: ${describeError(statusCode, errorXml)}.`);
			}
			await pause(retryDelay);
		}
	}

	return {
		address,
		async list(folder) {
			const folderPrefix = `${prefix}${folder}/`;
			const objects: StoredObject[] = [];
			for (let continuationToken: string | undefined = ''; continuationToken !== undefined; ) {
				const query = new URLSearchParams({ 'list-type': '2', prefix: folderPrefix });
				if (continuationToken) query.set('continuation-token', continuationToken);
				const response = await send('GET', `${bucketUrl}/?${query}`);
				if (!response) throw new Refusal(`${address} is not an S3 bucket.`);
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
		async put(name, file) {
			const { size: bytes } = await stat(file);
			const { sha256 } = await digestStream(createReadStream(file));
			const response = await send('PUT', toObjectUrl(name), { file, bytes, sha256 });
			if (!response) throw new Refusal(`${address} is not an S3 bucket.`);
			await text(response);
		},
		async read(name) {
			const response = await send('GET', toObjectUrl(name));
			if (!response) throw new Refusal(`There is no ${name} in ${address}.`);
			return response;
		},
		async remove(name) {
			const response = await send('DELETE', toObjectUrl(name));
			if (response) await text(response);
		},
	};
}

/** @throws Refusal if BACKUP_URL is not set */
export function openTarget(): BackupTarget {
	if (!env.BACKUP_URL)
		throw new Refusal('BACKUP_URL is not set, so there are no backups outside DATA_DIR.');
	const bucket = parseS3Url(env.BACKUP_URL);
	return bucket ? openBucket(bucket) : openFolder(env.BACKUP_URL);
}
