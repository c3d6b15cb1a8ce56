import { createConnection } from 'node:net';
import { statePaths } from '@sumu/contract/parts';
import {
	CHECK_TIMEOUT_MS,
	type CheckContext,
	type DoctorCheck,
	reportFailure,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';
import { isOwnInstance } from '../own-instance';

const isPortOpen = (address: string) =>
	new Promise<boolean>((resolve) => {
		const { hostname, port } = new URL(address);
		const host = hostname.replace(/^\[|\]$/g, '');
		const socket = createConnection({ host, port: Number(port || 80) });
		socket.setTimeout(CHECK_TIMEOUT_MS);
		const finish = (answer: boolean) => {
			socket.destroy();
			resolve(answer);
		};
		socket.once('connect', () => finish(true));
		socket.once('timeout', () => finish(false));
		socket.once('error', () => finish(false));
	});

const statusOf = (url: string) =>
	fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).then(
		async ({ status, body }) => {
			await body?.cancel();
			return status;
		},
		() => 0,
	);

const createPartCheck = (
	name: string,
	variable: string,
	where: (context: CheckContext) => string,
	waitsFor: string,
): DoctorCheck => ({
	name,
	async look(context) {
		const address = where(context);
		if (!(await isPortOpen(address))) return reportNotSetUp(`does not run; ${address} is free`);
		if ((await statusOf(address + statePaths.lives)) !== 204)
			return reportFailure(
				`another program listens on ${address}`,
				`Stop that program, or set ${variable} to a free port.`,
			);
		if (!(await isOwnInstance(address, context.settings.INTERNAL_SECRET)))
			return reportFailure(
				`another installation of this product runs on ${address}`,
				`Stop it, or set ${variable} to a free port. If it is this one, it started with another INTERNAL_SECRET: restart it.`,
			);
		const ready = await statusOf(address + statePaths.ready);
		return ready === 204
			? reportOk(`runs on ${address}`)
			: reportWarning(
					`runs on ${address}, and cannot serve (${ready})`,
					`It waits for ${waitsFor}.`,
				);
	},
});

export const cmsCheck = createPartCheck(
	'CMS',
	'CMS_PORT',
	({ settings }) => settings.cmsAddress,
	'the database',
);
export const siteCheck = createPartCheck(
	'Site',
	'SITE_PORT',
	({ settings }) => settings.siteAddress,
	'the CMS',
);
