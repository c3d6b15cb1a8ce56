import { request } from 'node:http';
import { createServer, request as requestTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Key of `localhost`, used only by these tests. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9egPrs45tAQmGQFI
yrq+Hu4ecXsIUVz3QUaeNmvU/EehRANCAAT7IBLkVO+jIyO7GVZuJIMycL6hEu+z
ToQM5b8PtF2ziFk2BvPURGAiWxSAV8LrshPNV38iOhDW1bYFn05ydf5a
-----END PRIVATE KEY-----
`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUK2HVLMZQQBroJcMbgOLB2I6o0+MwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjE5NTgwMloYDzIxMjYxMDI5
MTk1ODAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT7IBLkVO+jIyO7GVZuJIMycL6hEu+zToQM5b8PtF2ziFk2BvPURGAi
WxSAV8LrshPNV38iOhDW1bYFn05ydf5ao2kwZzAdBgNVHQ4EFgQUND1v9FLYSMUK
hQJuGtT3cw8gw9kwHwYDVR0jBBgwFoAUND1v9FLYSMUKhQJuGtT3cw8gw9kwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgE9OBeKuZZAbCcF58wqxPjtpaTtFzeVCKch2+Nl2erfECIH+VT+mbBbYb
jdXkKgmKGBhg81fwtL/VSrpHGeH/xscf
-----END CERTIFICATE-----
`;

/** Starts a TLS-terminating proxy for a site, which sets the forwarded headers. */
export async function startTlsProxy(site: string) {
	const server = createServer({ key, cert }, (asked, response) => {
		const { headers, method, socket } = asked;
		const told = `${headers['x-forwarded-for'] ?? ''}, ${socket.remoteAddress}`;
		const forwarded = { 'x-forwarded-for': told, 'x-forwarded-proto': 'https' };
		const passed = request(
			new URL(asked.url ?? '/', site),
			{ method, headers: { ...headers, ...forwarded } },
			(reply) => {
				response.writeHead(reply.statusCode ?? 502, reply.headers);
				reply.pipe(response);
			},
		);
		passed.on('error', () => response.destroy());
		asked.pipe(passed);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		/** Requests a page of `https://localhost`; posts `form` like a browser without scripts. */
		ask: (path: string, form?: Readonly<Record<string, string>>) =>
			new Promise<{
				status: number | undefined;
				text: string;
				headers: NodeJS.Dict<string | string[]>;
			}>((resolve, reject) => {
				const asked = requestTls(
					{
						host: '127.0.0.1',
						port,
						path,
						agent: false,
						ca: cert,
						servername: 'localhost',
						method: form ? 'POST' : 'GET',
						headers: {
							host: 'localhost',
							...(form && {
								origin: 'https://localhost',
								'content-type': 'application/x-www-form-urlencoded',
							}),
						},
					},
					async (reply) =>
						resolve({
							status: reply.statusCode,
							headers: reply.headers,
							text: await text(reply),
						}),
				);
				asked.on('error', reject);
				asked.end(form && `${new URLSearchParams(form)}`);
			}),
		stop: () => void server.close().closeAllConnections(),
	};
}
