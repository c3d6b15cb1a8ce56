import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Enough for a build on a slow machine. */
const timeoutMs = 15 * 60_000;

/** @throws with the program's output if it exits or does not answer 2xx in time */
export async function waitUntilHealthy(
	child: ChildProcessByStdio<null, Readable, Readable>,
	url: string,
): Promise<void> {
	let log = '';
	for (const stream of [child.stdout, child.stderr])
		stream.on('data', (chunk) => {
			log += chunk;
		});
	const deadline = Date.now() + timeoutMs;
	while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
		const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
		if (response?.ok) return;
		await new Promise((wake) => setTimeout(wake, 200));
	}
	throw new Error(`The product did not start:\n${log}`);
}
