import jwt from 'jsonwebtoken';
import { inject } from 'vitest';
import { execute } from './execute.ts';
import './provided.ts';

/** The row a session's cookie stands for. */
export function sessionIdOf(cookie: string): string {
	const token = cookie.replace(/^sumu_refresh=[\w-]+\./, '');
	return Object(jwt.decode(token)).sessionId;
}

/** Makes it that long ago, in milliseconds, that a session's cookie was given. */
export const backdate = (cookie: string, by: number) =>
	execute(
		inject('database').variables,
		'update strapi_sessions set created_at = ? where session_id = ?',
		[new Date(Date.now() - by), sessionIdOf(cookie)],
	);
