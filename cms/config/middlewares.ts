import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uploadLimits } from '@sumu/contract';
import { parsedMethods } from '@sumu/contract/parts';
import type { Context } from 'koa';
import { env } from '../src/env';

const maySignIn = (ctx: Context) => env.CLIENT_ORIGINS.includes(ctx.get('origin'));

/** HSTS max-age in seconds: for a year, browsers that have received it use HTTPS only. */
const httpsFor = 365 * 24 * 3600;

/** Origin of the bucket, if browsers load pictures from there. */
const publicStorage = env.S3_PUBLIC_URL ? [new URL(env.S3_PUBLIC_URL).origin] : [];

const pictures = ["'self'", 'data:', 'blob:', 'https://res.cloudinary.com', ...publicStorage];

/**
 * CORS: tokens travel in a header, so any origin may call the API. Cookies are only for origins that may sign people
 * in, and the panel's API is only for the panel's own origin.
 */
const allowedOrigin = ({ path }: Context) =>
	/^\/(api|uploads)\//.test(path) ? '*' : new URL(env.origins.cms).origin;

/** False during the first start of a clone, which builds the panel while the site already runs. */
const isPanelBuilt = existsSync(join(__dirname, '../build/index.html'));

export default [
	'global::whole-bodies',
	'global::observability',
	'global::client',
	'global::responses',
	'strapi::errors',
	'global::errors',
	{
		name: 'strapi::security',
		config: {
			contentSecurityPolicy: {
				useDefaults: true,
				directives: {
					'connect-src': ["'self'", 'https:', ...publicStorage],
					'img-src': pictures,
					'media-src': pictures,
					'frame-src': ["'self'", env.origins.site],
					upgradeInsecureRequests: null,
				},
			},
			hsts: env.origins.cms.startsWith('https:') && { maxAge: httpsFor, includeSubDomains: true },
		},
	},
	{ name: 'strapi::cors', config: { origin: allowedOrigin, credentials: maySignIn } },
	...(isPanelBuilt ? [] : ['global::panel-page']),
	'global::uploads',
	'global::flush-purges',
	'strapi::query',
	'global::bodies',
	/** Limits the files of one request together; more is 413. */
	{
		name: 'strapi::body',
		config: { formidable: { maxFileSize: uploadLimits.bytes }, parsedMethods },
	},
	'global::show-types',
	'global::panel-passwords',
	'strapi::session',
	'strapi::favicon',
	'strapi::public',
];
