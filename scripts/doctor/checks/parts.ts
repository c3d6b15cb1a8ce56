import { createConnection } from 'node:net';
import { statePaths } from '@sumu/contract/parts';
import { type Asked, type Check, look, off, ok, patience, wrong } from '../finding';

const listens = (address: string) =>
	new Promise<boolean>((resolve) => {
		const { hostname, port } = new URL(address);
		const host = hostname.replace(/^\[|\]$/g, '');
		const socket = createConnection({ host, port: Number(port || 80) });
		socket.setTimeout(patience);
		const done = (answer: boolean) => {
			socket.destroy();
			resolve(answer);
		};
		socket.once('connect', () => done(true));
		socket.once('timeout', () => done(false));
		socket.once('error', () => done(false));
	});

const statusOf = (url: string) =>
	fetch(url, { signal: AbortSignal.timeout(patience) }).then(
		async ({ status, body }) => {
			await body?.cancel();
			return status;
		},
		() => 0,
	);

const part = (
	name: string,
	variable: string,
	where: (asked: Asked) => string,
	waitsFor: string,
): Check => ({
	name,
	async look(asked) {
		const address = where(asked);
		if (!(await listens(address))) return off(`does not run; ${address} is free`);
		if ((await statusOf(address + statePaths.lives)) !== 204)
			return wrong(
				`another program listens on ${address}`,
				`Stop that program, or set ${variable} to a free port.`,
			);
		const ready = await statusOf(address + statePaths.ready);
		return ready === 204
			? ok(`runs on ${address}`)
			: look(`runs on ${address}, and cannot serve (${ready})`, `It waits for ${waitsFor}.`);
	},
});

export const cms = part('CMS', 'CMS_PORT', ({ settings }) => settings.cmsAddress, 'the database');
export const site = part('Site', 'SITE_PORT', ({ settings }) => settings.siteAddress, 'the CMS');
