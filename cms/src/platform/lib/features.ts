import type { Site } from '@sumu/contract';
import { env } from '../../env';

/** What the variables of this installation switch on. */
export const features: Site['features'] = {
	google: Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET),
	mail: Boolean(env.SMTP_URL),
};
