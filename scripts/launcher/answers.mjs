import { connect } from 'node:net';

const RESPONSE_TIMEOUT_MS = 5000;

/**
 * Checks whether a URL responds with 2xx within five seconds. Uses a socket, because Node's HTTP client would
 * occupy 20 MB of memory permanently.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export const isResponding = (url) =>
	new Promise((resolve) => {
		const { hostname, port, host, pathname } = new URL(url);
		const socket = connect(Number(port || 80), hostname.replace(/^\[|\]$/g, ''));
		socket.setTimeout(RESPONSE_TIMEOUT_MS, () => socket.destroy());
		socket.on('error', () => {});
		socket.once('data', (head) => {
			resolve(/^HTTP\/1\.1 2/.test(String(head)));
			socket.destroy();
		});
		socket.once('close', () => resolve(false));
		socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
	});
