// Lists every name: a script run by tsx does not find star exports of a CommonJS package.
export {
	findStorageProblems,
	listMediaStorages,
	type MediaStorage,
	mediaStorages,
	resolveMediaStorage,
} from './media-storage';
export { resolvePublicOrigins, toReachableHost } from './origins';
export { EnvError, readEnv, type VariableName } from './read-env';
export { parseS3Url, type S3Location, toBucketUrl, toEndpointUrl } from './s3-url';
export { parseSftpUrl, type SftpLocation } from './sftp-url';
export { envVariables } from './variables';
