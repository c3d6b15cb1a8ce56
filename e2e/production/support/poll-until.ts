import { setTimeout as pause } from 'node:timers/promises';

const within = 400_000;

/**
 * Polls until a condition is true.
 * @throws an error that names `what`, after some minutes
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
	const deadline = performance.now() + within;
	while (performance.now() < deadline) {
		if (await isSo()) return;
		await pause(100);
	}
	throw new Error(`Waited in vain: ${what}`);
}

export const statusOf = async (address: string) =>
	(await fetch(address).catch(() => undefined))?.status;

/** Whether a page contains a text now. */
export const shows = async (address: string, text: string) =>
	(await (await fetch(address)).text()).includes(text);

export const isReady = (address: string) =>
	until(`${address} is ready`, async () => (await statusOf(`${address}/_ready`)) === 204);
