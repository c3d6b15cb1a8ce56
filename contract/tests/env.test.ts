import { expect, test } from 'vitest';
import {
	EnvError,
	findStorageProblems,
	parseS3Url,
	parseSftpUrl,
	readEnv,
	resolveMediaStorage,
	resolvePublicOrigins,
	toBucketUrl,
} from '../src/env';

test('an empty variable uses its default', () => {
	expect(readEnv(['SITE_PORT', 'SEED_DEMO', 'DATABASE_URL'], { SITE_PORT: ' ' })).toEqual({
		SITE_PORT: 3000,
		SEED_DEMO: true,
		DATABASE_URL: undefined,
	});
});

test.each([
	['SITE_PORT', '0'],
	['SITE_PORT', '65536'],
	['SITE_PORT', '80.5'],
	['PUBLIC_URL', 'example.com'],
	['PUBLIC_URL', 'https://example.com/portfolio'],
	['PUBLIC_URL', 'https://example.com/?a'],
	['CMS_PUBLIC_URL', 'https://user@example.com'],
	['DATABASE_URL', 'mysql://h/d'],
	['REDIS_URL', 'http://h'],
	['OWNER_EMAIL', 'owner'],
	['OWNER_PASSWORD', 'short1A'],
	['SEED_DEMO', 'maybe'],
	['BACKUPS', '-1'],
	['BACKUPS', 'nightly'],
	['BACKUP_URL', 'backups'],
	['BACKUP_URL', 'ftp://host/folder'],
	['BACKUP_URL', 's3://key:secret@host'],
	['BACKUP_URL', 's3://host/bucket'],
	['BACKUP_URL', 's3://key:secret@host/bucket/folder'],
	['BACKUP_URL', 's3://key:secret@host/bucket?pathStyle=yes'],
	['BACKUP_URL', 's3://key:secret@host/bucket?path_style=true'],
	['BACKUP_URL', 'sftp://host/folder'],
	['BACKUP_URL', 'sftp://user@host/folder'],
	['BACKUP_URL', 'sftp://user:password@host'],
	['BACKUP_URL', 'sftp://user:100%@host/folder'],
	['BACKUP_URL', 'sftp://user:password@host/folder?key=file'],
	['BACKUP_RECIPIENTS', 'age1'],
	['BACKUP_RECIPIENTS', 'all'],
	['AUTH_RATE_LIMIT', '-1'],
	['CLOUDINARY_URL', 'https://cloudinary.com'],
	['S3_URL', 'https://key:secret@host/bucket'],
	['S3_URL', 's3://key:secret@host'],
	['S3_PUBLIC_URL', 'cdn.example.com'],
	['MEDIA_STORAGE', 'aws-s3'],
	['CLIENT_ORIGINS', 'app.example.com'],
	['CLIENT_ORIGINS', 'https://app.example.com,https://other.example/path'],
	['CLIENT_ORIGINS', '*'],
] as const)('%s=%s is rejected with an error that names the variable', (name, value) => {
	expect(() => readEnv([name], { [name]: value })).toThrow(EnvError);
	expect(() => readEnv([name], { [name]: value })).toThrow(new RegExp(`^${name} is .*should be`));
});

test('BACKUP_RECIPIENTS is parsed as a list, which is empty for none', () => {
	const read = (given: string) =>
		readEnv(['BACKUP_RECIPIENTS'], { BACKUP_RECIPIENTS: given }).BACKUP_RECIPIENTS;
	const key = 'age1lvyvwawkr0mcnnnncaghunadrqkmuf9e6507x9y920xxpp866cnql7dp2z';
	expect(read('')).toBeUndefined();
	expect(read('none')).toEqual([]);
	expect(read(`${key}, ${key}`)).toEqual([key, key]);
});

test('an S3 address has a percent-encoded key, a bucket and options with defaults', () => {
	expect(parseS3Url('s3://KEY%2F1:se%2Bcret@host:9000/pictures')).toEqual({
		key: 'KEY/1',
		secret: 'se+cret',
		host: 'host:9000',
		bucket: 'pictures',
		region: 'us-east-1',
		isPathStyle: false,
		isTls: true,
		prefix: '',
	});
	const options = 'region=eu-1&pathStyle=true&tls=false&prefix=/of/mine/';
	expect(parseS3Url(`s3://k:s@host/pictures?${options}`)).toMatchObject({
		region: 'eu-1',
		isPathStyle: true,
		isTls: false,
		prefix: 'of/mine/',
	});
});

test('parses the address of a folder on another machine', () => {
	expect(parseSftpUrl('sftp://me:p%40ss@host/srv/my%20backups/')).toEqual({
		user: 'me',
		password: 'p@ss',
		host: 'host',
		port: 22,
		folder: '/srv/my backups',
	});
	expect(parseSftpUrl('sftp://me:pass@[::1]:2222/')).toMatchObject({
		host: '::1',
		port: 2222,
		folder: '',
	});
});

test.each([
	['s3://k:s@host/pictures', 'https://pictures.host'],
	['s3://k:s@host:9000/pictures?pathStyle=true&tls=false&prefix=p', 'http://host:9000/pictures'],
])('the bucket of %s is at %s', (url, expected) => {
	const location = parseS3Url(url);
	expect(location && toBucketUrl(location)).toBe(expected);
});

test('new pictures go to the storage that is set up, or to the chosen one', () => {
	const S3_URL = 's3://k:s@host/pictures';
	const CLOUDINARY_URL = 'cloudinary://k:s@cloud';
	expect(resolveMediaStorage({})).toBe('local');
	expect(resolveMediaStorage({ S3_URL })).toBe('s3');
	expect(resolveMediaStorage({ CLOUDINARY_URL })).toBe('cloudinary');
	expect(resolveMediaStorage({ S3_URL, MEDIA_STORAGE: 'local' })).toBe('local');
	const both = { S3_URL, CLOUDINARY_URL };
	expect(resolveMediaStorage({ ...both, MEDIA_STORAGE: 's3' })).toBe('s3');
	expect(findStorageProblems({ ...both, MEDIA_STORAGE: 's3' })).toEqual([]);
	expect(findStorageProblems(both)[0]).toMatch(/both set; MEDIA_STORAGE should say/);
	expect(findStorageProblems({ CLOUDINARY_URL, MEDIA_STORAGE: 's3' })[0]).toMatch(/S3_URL is miss/);
});

test('CLIENT_ORIGINS is parsed as a comma-separated list', () => {
	const read = (CLIENT_ORIGINS: string) => readEnv(['CLIENT_ORIGINS'], { CLIENT_ORIGINS });
	expect(read('')).toEqual({ CLIENT_ORIGINS: [] });
	expect(read('https://app.example.com, http://localhost:5173')).toEqual({
		CLIENT_ORIGINS: ['https://app.example.com', 'http://localhost:5173'],
	});
});

test('an error does not repeat a secret', () => {
	expect(() => readEnv(['OWNER_PASSWORD'], { OWNER_PASSWORD: 'hunter' })).not.toThrow(/hunter/);
	const url = 'https://me:hunter@example.com';
	expect(() => readEnv(['PUBLIC_URL'], { PUBLIC_URL: url })).not.toThrow(/hunter/);
	expect(() => readEnv(['DATABASE_URL'], { DATABASE_URL: 'mysql://u:hunter@h' })).not.toThrow(
		/hunter/,
	);
});

test.each([
	['SMTP_URL', 'http://me:hunter@mail.example'],
	['BOUNCE_IMAP_URL', 'http://me:hunter@mail.example'],
	['REDIS_URL', 'http://:hunter@redis.example'],
	['CLOUDINARY_URL', 'https://key:hunter@cloud'],
	['S3_URL', 's3://key:hunter@host'],
	['METRICS_TOKEN', 'hunter'],
	['APP_KEYS', 'hunter'],
	['API_TOKEN_SALT', 'hunter'],
	['ADMIN_JWT_SECRET', 'hunter'],
	['TRANSFER_TOKEN_SALT', 'hunter'],
	['ENCRYPTION_KEY', 'hunter'],
	['JWT_SECRET', 'hunter'],
	['INTERNAL_SECRET', 'hunter'],
	['CMS_PUBLIC_URL', 'ftp://me:hunter@cms.example'],
	['CLIENT_ORIGINS', 'https://me:hunter@app.example'],
	['GOOGLE_ISSUER', 'ftp://me:hunter@id.example'],
] as const)('the error about an invalid %s does not repeat the secret in %s', (name, value) => {
	const read = () => readEnv([name], { [name]: value });
	expect(read).toThrow(EnvError);
	expect(read).not.toThrow(/hunter/);
});

test('origins default to localhost with the ports, and have no trailing slash', () => {
	const ports = { SITE_PORT: 4000, CMS_PORT: 4001 };
	expect(resolvePublicOrigins(ports)).toEqual({
		site: 'http://localhost:4000',
		cms: 'http://localhost:4001',
	});
	expect(resolvePublicOrigins({ ...ports, PUBLIC_URL: 'https://sumu.example/' }).site).toBe(
		'https://sumu.example',
	);
});
