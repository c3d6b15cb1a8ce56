import jwt from 'jsonwebtoken';
import { inject } from 'vitest';
import { execute } from './execute-sql.ts';
import './provided-context.ts';

/** Id of the database row of a session cookie. */
export function sessionIdOf(cookie: string): string {
	const token = cookie.replace(/^sumu_refresh=[\w-]+\./, '');
	return Object(jwt.decode(token)).sessionId;
}

/** Moves the creation time of a session's cookie back by this many milliseconds. */
export const backdate = (cookie: string, by: number) =>
	execute(
		inject('database').variables,
		'update strapi_sessions set created_at = ? where session_id = ?',
		[new Date(Date.now() - by), sessionIdOf(cookie)],
	);
