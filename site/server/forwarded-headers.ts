import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { internalSecretHeader } from '@sumu/contract/parts';
import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';

const untrustedHeaders = ['forwarded', 'x-forwarded-port', 'x-real-ip'];

/**
 * Sets `X-Forwarded-For`, `-Proto` and `-Host` for everything that follows: from the nearest proxy if proxies are
 * trusted, otherwise from the connection. Drops the client's own values and the internal secret.
 */
export const forwardedHeaders = (env: SiteEnv): Middleware => {
	const readForwardedHeader = env.trustsProxy ? readProxyHeader : () => '';
	const publicProtocol = new URL(env.origin).protocol.slice(0, -1);
	return (request, _response, next) => {
		const { headers, socket } = request;
		const address = readForwardedHeader(request, 'x-forwarded-for');
		const protocol = readForwardedHeader(request, 'x-forwarded-proto');
		const host = readForwardedHeader(request, 'x-forwarded-host') || headers.host;
		for (const name of [...untrustedHeaders, internalSecretHeader]) delete headers[name];
		headers['x-forwarded-for'] = isIP(address) ? address : plainAddress(socket.remoteAddress);
		headers['x-forwarded-proto'] = /^https?$/.test(protocol)
			? protocol
			: env.trustsProxy
				? publicProtocol
				: 'http';
		headers['x-forwarded-host'] = host;
		next();
	};
};

/** Returns the requested host with its port. */
export const hostOf = ({ headers }: IncomingMessage) => String(headers['x-forwarded-host'] ?? '');

/** Returns the nearest proxy's value, which is the last in the list. */
const readProxyHeader = ({ headers }: IncomingMessage, name: string) =>
	String(headers[name] ?? '')
		.split(',')
		.at(-1)
		?.trim() ?? '';

/** Unwraps an IPv4 address that is mapped to IPv6. */
const plainAddress = (address = '') => address.replace(/^::ffff:(?=[\d.]+$)/, '');
