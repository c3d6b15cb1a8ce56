import { inject } from 'vitest';
import './provided-context.ts';

interface Options {
	method?: string;
	body?: unknown;
	/** The visitor's IP address, as a proxy would send it. */
	from?: string;
	base?: string;
	token?: string;
	cookie?: string;
	headers?: Record<string, string>;
}

let visitors = 0;
/** Returns an IP address that no other test uses, so that tests share no rate limit. */
export function newAddress() {
	visitors += 1;
	// The upper half of the 24 bits after 10 identifies the test worker, because many files share one CMS.
	const host = Number(process.env.VITEST_WORKER_ID) * 4096 + (visitors % 4096);
	return `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`;
}

/** Calls the CMS. The path is sent as given, without a prefix. */
export async function call(path: string, options: Options = {}) {
	const { method = 'GET', body, from, base, token, cookie, headers } = options;
	const response = await fetch((base ?? inject('url')) + path, {
		method,
		redirect: 'manual',
		headers: {
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
			...(from ? { 'x-forwarded-for': from } : {}),
			...(token ? { authorization: `Bearer ${token}` } : {}),
			...(cookie ? { cookie } : {}),
			...headers,
		},
		body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
	});
	const text = await response.text();
	const json = response.headers.get('content-type')?.includes('application/json');
	return {
		status: response.status,
		headers: response.headers,
		body: json ? JSON.parse(text) : text,
	};
}

export const post = (path: string, body: unknown, from = newAddress()) =>
	call(path, { method: 'POST', body, from });
