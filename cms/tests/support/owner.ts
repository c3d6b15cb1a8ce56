import { inject } from 'vitest';
import { signInOwner } from './accounts.ts';
import { call } from './api.ts';
import './provided-context.ts';

const tokens = new Map<string, Promise<string>>();

/** The owner's access token for the site. The owner signs in once per test file and server. */
export function ownerToken(base = inject('url')): Promise<string> {
	const token = tokens.get(base) ?? signInOwner(base).then((owner) => owner.token);
	tokens.set(base, token);
	return token;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Calls the site's API as the owner. */
export const asOwner = async (method: Method, path: string, body?: unknown, base = inject('url')) =>
	call(path, { method, body, base, token: await ownerToken(base) });
