import { type MediaStorage, parseS3Url, type S3Location, toEndpointUrl } from '@sumu/contract/env';
import { env } from '../../../env';
import { storageAgents } from '../../s3/storage-agents';

/** Milliseconds that a storage has for each file: two pending uploads block a third. */
export const UPLOAD_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 3000;
/** Bytes that an upload has in memory; the least that S3 allows for the parts of an object. */
const PART_BYTES = 5 * 1024 * 1024;

/** Uploads get a new name each time, so a browser never has to ask again. */
const objectCacheControl = 'public, max-age=31536000, immutable';
/** Parameters of an upload through the AWS SDK. */
export const uploadParameters = { CacheControl: objectCacheControl };
/** Headers of an upload without the SDK. */
export const objectHeaders = { 'cache-control': objectCacheControl };

/** Bucket of the media library, or null without S3_URL. */
export const mediaBucket: S3Location | null = env.S3_URL ? parseS3Url(env.S3_URL) : null;

/** Returns the options of Strapi's S3 provider. */
function getS3Options({ key, secret, bucket, region, prefix, isPathStyle, ...host }: S3Location) {
	// The version is pinned, so the warning about versions to come is noise in the log.
	process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
	return {
		rootPath: prefix.slice(0, -1),
		s3Options: {
			credentials: { accessKeyId: key, secretAccessKey: secret },
			endpoint: toEndpointUrl(host),
			region,
			forcePathStyle: isPathStyle,
			// Other storages than Amazon's do not know the checksums that the SDK adds by default.
			requestChecksumCalculation: 'WHEN_REQUIRED',
			responseChecksumValidation: 'WHEN_REQUIRED',
			maxAttempts: 2,
			requestHandler: {
				...storageAgents,
				connectionTimeout: CONNECTION_TIMEOUT_MS,
				requestTimeout: UPLOAD_TIMEOUT_MS,
				throwOnRequestTimeout: true,
			},
			// Without an ACL: the policy of the bucket decides about reading.
			params: { Bucket: bucket, ACL: undefined },
		},
		providerConfig: { multipart: { partSize: PART_BYTES, queueSize: 1 } },
	};
}

/** Splits `cloudinary://key:secret@cloud` into the provider's options. */
function getCloudinaryOptions(address: string) {
	const { username, password, hostname } = new URL(address);
	if (env.CLOUDINARY_UPLOAD_PREFIX) setUploadPrefix(address, env.CLOUDINARY_UPLOAD_PREFIX);
	return {
		cloud_name: hostname,
		api_key: decodeURIComponent(username),
		api_secret: decodeURIComponent(password),
	};
}

/**
 * Sets the upload prefix through the environment: the SDK chooses HTTP or HTTPS while it loads, before it gets any
 * options.
 */
function setUploadPrefix(address: string, prefix: string) {
	const url = new URL(address);
	url.searchParams.set('upload_prefix', prefix);
	process.env.CLOUDINARY_URL = url.href;
}

/** Returns the options of a storage's provider, or null if the storage is not set up. */
export function getProviderOptions(storage: MediaStorage): object | null {
	if (storage === 'local') return {};
	if (storage === 's3') return mediaBucket && getS3Options(mediaBucket);
	return env.CLOUDINARY_URL ? getCloudinaryOptions(env.CLOUDINARY_URL) : null;
}

const cloudinaryTimeout = { timeout: 15_000 };
/** Options of each call of Cloudinary's provider. */
export const cloudinaryActionOptions = {
	upload: cloudinaryTimeout,
	uploadStream: cloudinaryTimeout,
	delete: cloudinaryTimeout,
};
