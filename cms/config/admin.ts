import { env } from '../src/env';
import { previewConfig } from '../src/panel/preview';
import { addressKey } from '../src/platform/lib/ip-addresses';

/** Rate limit of the panel's sign-in: 20 attempts a minute from one address, whichever e-mails are tried. */
const rateLimit = {
	interval: { min: 1 },
	max: 20,
	keyGenerator: ({ ip }: { ip: string }) => `panel ${addressKey(ip)}`,
};

export default {
	url: '/admin',
	autoOpen: false,
	auth: { secret: env.ADMIN_JWT_SECRET },
	apiToken: { salt: env.API_TOKEN_SALT },
	transfer: { token: { salt: env.TRANSFER_TOKEN_SALT } },
	secrets: { encryptionKey: env.ENCRYPTION_KEY },
	flags: { nps: false, promoteEE: false },
	rateLimit,
	preview: previewConfig,
};
