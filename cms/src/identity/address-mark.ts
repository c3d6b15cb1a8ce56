import { createHmac } from 'node:crypto';
import { env } from '../env';

/** Stands for an e-mail address in the log: tries at the same one are told, but not whose it is. */
export const addressMark = (email: string) =>
	createHmac('sha256', env.JWT_SECRET)
		.update(`address:${email.toLowerCase()}`)
		.digest('base64url')
		.slice(0, 12);
