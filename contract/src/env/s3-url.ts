/** Bucket of an S3-compatible storage, with its key. */
export interface S3Location {
	readonly key: string;
	readonly secret: string;
	/** With the port, if it is not the default one. */
	readonly host: string;
	readonly bucket: string;
	readonly region: string;
	/** Whether the bucket is the first segment of the path, not a part of the host name. */
	readonly isPathStyle: boolean;
	readonly isTls: boolean;
	/** Start of every object's name: empty or with a slash at its end. */
	readonly prefix: string;
}

const DEFAULT_REGION = 'us-east-1';
const bucketPattern = /^\/([a-z\d][\w.-]{1,62})\/?$/i;
const knownOptions = ['region', 'pathStyle', 'tls', 'prefix'];

/** Returns a switch of the query; null for another word than `true` or `false`. */
function readSwitch(value: string | null, fallback: boolean): boolean | null {
	if (value === null) return fallback;
	return value === 'true' ? true : value === 'false' ? false : null;
}

/** Parses `s3://KEY:SECRET@HOST/BUCKET?region=&pathStyle=&tls=&prefix=`. Returns null for anything else. */
export function parseS3Url(text: string): S3Location | null {
	if (!text.startsWith('s3://') || !URL.canParse(text)) return null;
	const { username, password, host, pathname, searchParams } = new URL(text);
	const bucket = bucketPattern.exec(pathname)?.[1];
	const isPathStyle = readSwitch(searchParams.get('pathStyle'), false);
	const isTls = readSwitch(searchParams.get('tls'), true);
	const prefix = (searchParams.get('prefix') ?? '').replace(/^\/+|\/+$/g, '');
	const hasUnknown = [...searchParams.keys()].some((name) => !knownOptions.includes(name));
	if (!username || !password || !host || !bucket || hasUnknown) return null;
	if (isPathStyle === null || isTls === null) return null;
	try {
		return {
			key: decodeURIComponent(username),
			secret: decodeURIComponent(password),
			host,
			bucket,
			region: searchParams.get('region') || DEFAULT_REGION,
			isPathStyle,
			isTls,
			prefix: prefix && `${prefix}/`,
		};
	} catch {
		return null;
	}
}

/** Returns the address of the bucket's root, without a slash at its end. */
export const toBucketUrl = ({ host, bucket, isPathStyle, isTls }: S3Location): string =>
	`${toEndpointUrl({ host: isPathStyle ? host : `${bucket}.${host}`, isTls })}${isPathStyle ? `/${bucket}` : ''}`;

/** Returns the origin of the storage, which an S3 client gets besides the bucket. */
export const toEndpointUrl = ({ host, isTls }: Pick<S3Location, 'host' | 'isTls'>): string =>
	`${isTls ? 'https' : 'http'}://${host}`;
