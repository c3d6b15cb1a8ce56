import { upload } from '@sumu/contract';
import type { Context } from 'koa';
import { env } from '../src/env';

const maySignIn = (ctx: Context) => env.CLIENT_ORIGINS.includes(ctx.get('origin'));

const pictures = ["'self'", 'data:', 'blob:', 'https://res.cloudinary.com'];

export default [
	'global::visitor-address',
	'global::original-paths',
	'global::error-shape',
	'strapi::errors',
	'global::client-errors',
	'global::unauthorized',
	{
		name: 'strapi::security',
		config: {
			contentSecurityPolicy: {
				useDefaults: true,
				directives: {
					'connect-src': ["'self'", 'https:'],
					'img-src': pictures,
					'media-src': pictures,
					'frame-src': ["'self'", env.origins.site],
					upgradeInsecureRequests: null,
				},
			},
			hsts: env.origins.cms.startsWith('https:'),
		},
	},
	/** Tokens travel in a header, so any origin may call; cookies are for origins that may sign people in. */
	{ name: 'strapi::cors', config: { origin: '*', credentials: maySignIn } },
	'global::upload-headers',
	'global::secure-cookies',
	'global::flush-purges',
	'strapi::query',
	'global::temporary-files',
	/** One request's files together; a larger one is 413. */
	{ name: 'strapi::body', config: { formidable: { maxFileSize: upload.bytes } } },
	'strapi::session',
	'strapi::favicon',
	'strapi::public',
];
