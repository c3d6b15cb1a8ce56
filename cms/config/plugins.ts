import type { Stats } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { upload as limits } from '@sumu/contract';
import { env } from '../src/env';
import { lifespans, refreshCookie } from '../src/identity/session-rules';

/** Milliseconds Cloudinary may take for one file: two pictures that wait keep the third from being stored. */
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

/** The provider wants the parts of `cloudinary://key:secret@cloud`. */
function cloudinary(address: string) {
	const { username, password, hostname } = new URL(address);
	if (env.CLOUDINARY_UPLOAD_PREFIX) sendTo(address, env.CLOUDINARY_UPLOAD_PREFIX);
	return {
		cloud_name: hostname,
		api_key: decodeURIComponent(username),
		api_secret: decodeURIComponent(password),
	};
}

/** The SDK picks HTTP or HTTPS while it is loaded, and then knows this variable and no option yet. */
function sendTo(address: string, prefix: string) {
	const url = new URL(address);
	url.searchParams.set('upload_prefix', prefix);
	process.env.CLOUDINARY_URL = url.href;
}

/** Of the panel's forgotten passwords: five mails an hour to an address, whoever asks. */
const panelMails = {
	interval: { min: 12 },
	max: 1,
	keyGenerator: ({ request }: { request: { body?: { email?: unknown } } }) =>
		`mail ${String(request.body?.email).trim().toLowerCase()}`,
};

export default {
	upload: { config: { ...upload, sizeLimit: limits.bytes, breakpoints: {} } },
	// Which server takes them is the owner's to say, while it runs: `followMailServer`.
	email: { config: { provider: 'nodemailer', providerOptions: {}, ratelimit: panelMails } },
	'users-permissions': {
		config: {
			jwtSecret: env.JWT_SECRET,
			jwtManagement: 'refresh',
			sessions: { ...lifespans, httpOnly: true, cookie: refreshCookie },
		},
	},
};
