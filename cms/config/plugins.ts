import type { Stats } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { uploadLimits as limits } from '@sumu/contract';
import { env } from '../src/env';
import { refreshCookie, sessionLifespans } from '../src/identity/session-config';

/** Cloudinary timeout per file in milliseconds: two pending uploads block a third. */
const patient = { timeout: 15_000 };

const upload = env.CLOUDINARY_URL
	? {
			provider: 'cloudinary',
			providerOptions: cloudinary(env.CLOUDINARY_URL),
			actionOptions: { upload: patient, uploadStream: patient, delete: patient },
		}
	: { provider: 'local', providerOptions: { localServer: { maxage: 300_000, setHeaders } } };

/** Sets a strong ETag: size and modification time in milliseconds identify a version of a file. */
function setHeaders(response: ServerResponse, _path: string, { size, mtimeMs }: Stats) {
	response.setHeader('ETag', `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`);
}

/** Splits `cloudinary://key:secret@cloud` into the provider's options. */
function cloudinary(address: string) {
	const { username, password, hostname } = new URL(address);
	if (env.CLOUDINARY_UPLOAD_PREFIX) sendTo(address, env.CLOUDINARY_UPLOAD_PREFIX);
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
function sendTo(address: string, prefix: string) {
	const url = new URL(address);
	url.searchParams.set('upload_prefix', prefix);
	process.env.CLOUDINARY_URL = url.href;
}

/** Limits the panel's password-reset e-mails to one per address every 12 minutes, regardless of the caller. */
const panelMails = {
	interval: { min: 12 },
	max: 1,
	keyGenerator: ({ request }: { request: { body?: { email?: unknown } } }) =>
		`mail ${String(request.body?.email).trim().toLowerCase()}`,
};

export default {
	upload: { config: { ...upload, sizeLimit: limits.bytes, breakpoints: {} } },
	// The owner chooses the mail server at run time, see `followMailServer`.
	email: { config: { provider: 'nodemailer', providerOptions: {}, ratelimit: panelMails } },
	'users-permissions': {
		config: {
			jwtSecret: env.JWT_SECRET,
			jwtManagement: 'refresh',
			sessions: { ...sessionLifespans, httpOnly: true, cookie: refreshCookie },
		},
	},
};
