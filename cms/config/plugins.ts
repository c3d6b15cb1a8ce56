import { uploadLimits as limits } from '@sumu/contract';
import { env } from '../src/env';
import { refreshCookie, sessionLifespans } from '../src/identity/session-config';
import { providerNames } from '../src/platform/media/storage/provider';
import {
	cloudinaryActionOptions,
	getProviderOptions,
} from '../src/platform/media/storage/storage-options';

const storage = env.MEDIA_STORAGE;

const upload = {
	provider: providerNames[storage],
	providerOptions: getProviderOptions(storage) ?? {},
	...(storage === 'cloudinary' && { actionOptions: cloudinaryActionOptions }),
};

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
