const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentAskedEvery = 500;

/**
 * Returns a signal that aborts when this process has to stop. npm forwards signals only to the shell in
 * which it runs scripts, so under npm the end of that shell counts as a stop signal.
 */
export function untilStopped() {
	const stop = new AbortController();
	for (const signal of signals) process.on(signal, () => stop.abort());
	if (process.env.npm_lifecycle_event) {
		const parent = process.ppid;
		setInterval(() => process.ppid !== parent && stop.abort(), parentAskedEvery).unref();
	}
	return stop.signal;
}
