import { createHmac } from 'node:crypto';
import { env } from '../env';

/**
 * Keyed hash of an e-mail address for the log. It shows repeated attempts on the same address, but not the address.
 */
export const addressMark = (email: string) =>
	createHmac('sha256', env.JWT_SECRET)
		.update(`address:${email.toLowerCase()}`)
		.digest('base64url')
		.slice(0, 12);
