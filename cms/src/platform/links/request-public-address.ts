import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../lib/ip-addresses';

/** Response of an address, with the final address after redirects. */
export interface FetchedResource {
	readonly url: URL;
	readonly type: string;
	readonly body: Buffer;
}

interface Limits {
	/** Maximum bytes. A longer body is truncated, or refused if `whole` is true. */
	readonly most: number;
	readonly whole: boolean;
	readonly signal: AbortSignal;
	/** Checks whether an IP address may be requested. Default: public addresses. */
	readonly isAllowed?: (address: string) => boolean;
}

const MAX_REDIRECTS = 3;
const requestHeaders = {
	accept: 'text/html,application/xhtml+xml,image/*;q=0.9',
	'accept-encoding': 'identity',
	'user-agent': 'link-card',
};

class RequestRefusedError extends Error {}

/**
 * DNS lookup that resolves a name once, and connects to the address that was checked. A name with one forbidden
 * address is refused.
 */
const createGuardedLookup =
	(isAllowed: (address: string) => boolean): LookupFunction =>
	(host, options, answer) =>
		lookup(host, { ...options, all: true }, (error, found) => {
			const [first] = found ?? [];
			if (error || !first) return answer(error ?? new RequestRefusedError(host), '', 0);
			if (!found.every(({ address }) => isAllowed(address)))
				return answer(new RequestRefusedError(`${host} is no public host`), '', 0);
			if (options.all) return answer(null, [first]);
			answer(null, first.address, first.family);
		});

function sendRequest(
	url: URL,
	{ isAllowed = isPublicAddress, signal }: Limits,
): Promise<http.IncomingMessage> {
	const { request } = url.protocol === 'https:' ? https : http;
	const host = url.hostname.replace(/^\[|\]$/g, '');
	if (!/^https?:$/.test(url.protocol) || url.username || (isIP(host) && !isAllowed(host)))
		return Promise.reject(new RequestRefusedError(`${url.host} is not asked`));
	return new Promise((resolve, reject) => {
		request(url, {
			headers: requestHeaders,
			signal,
			lookup: createGuardedLookup(isAllowed),
			agent: false,
		})
			.on('response', resolve)
			.on('error', reject)
			.end();
	});
}

async function bodyOf(response: http.IncomingMessage, { most, whole }: Limits): Promise<Buffer> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of response) {
		parts.push(part);
		size += part.length;
		if (size <= most) continue;
		if (whole) throw new RequestRefusedError(`More than ${most} bytes`);
		break;
	}
	return Buffer.concat(parts).subarray(0, most);
}

/**
 * Requests a public address, and never this machine or its network, even after redirects.
 * @throws if the address is forbidden, does not respond in time or responds with anything but 200
 */
export async function requestPublicAddress(
	address: string,
	limits: Limits,
): Promise<FetchedResource> {
	let url = new URL(address);
	for (let redirectsLeft = MAX_REDIRECTS; redirectsLeft >= 0; redirectsLeft -= 1) {
		const response = await sendRequest(url, limits);
		try {
			const { statusCode = 0, headers: responseHeaders } = response;
			if (statusCode >= 300 && statusCode < 400 && responseHeaders.location) {
				url = new URL(responseHeaders.location, url);
				continue;
			}
			if (statusCode !== 200) throw new Error(`${url.host} answered ${statusCode}`);
			return {
				url,
				type: responseHeaders['content-type'] ?? '',
				body: await bodyOf(response, limits),
			};
		} finally {
			response.destroy();
		}
	}
	throw new Error(`${address} leads on and on`);
}
