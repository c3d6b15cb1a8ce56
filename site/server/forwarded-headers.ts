import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { internalSecretHeader } from '@sumu/contract/parts';
import type { SiteEnv } from '../src/config/env.server.ts';
import type { Middleware } from './middleware.ts';

const claims = ['forwarded', 'x-forwarded-port', 'x-real-ip'];

/**
 * Tells all that come after whose request it is and what was asked for, in `X-Forwarded-For`,
 * `-Proto` and `-Host`: as the connection says, or the nearest proxy where one is trusted. What a
 * client claims is dropped.
 */
export const forwardedHeaders = (env: SiteEnv): Middleware => {
	const told = env.trustsProxy ? toldByProxy : () => '';
	const proxied = new URL(env.origin).protocol.slice(0, -1);
	return (request, _response, next) => {
		const { headers, socket } = request;
		const address = told(request, 'x-forwarded-for');
		const protocol = told(request, 'x-forwarded-proto');
		const host = told(request, 'x-forwarded-host') || headers.host;
		for (const name of [...claims, internalSecretHeader]) delete headers[name];
		headers['x-forwarded-for'] = isIP(address) ? address : plainAddress(socket.remoteAddress);
		headers['x-forwarded-proto'] = /^https?$/.test(protocol)
			? protocol
			: env.trustsProxy
				? proxied
				: 'http';
		headers['x-forwarded-host'] = host;
		next();
	};
};

/** The host that was asked for, with its port. */
export const hostOf = ({ headers }: IncomingMessage) => String(headers['x-forwarded-host'] ?? '');

/** What the nearest proxy said: it writes behind what it was told itself. */
const toldByProxy = ({ headers }: IncomingMessage, name: string) =>
	String(headers[name] ?? '')
		.split(',')
		.at(-1)
		?.trim() ?? '';

/** An IPv4 address that came over an IPv6 socket is one all the same. */
const plainAddress = (address = '') => address.replace(/^::ffff:(?=[\d.]+$)/, '');
