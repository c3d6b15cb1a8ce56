const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const PARENT_POLL_INTERVAL_MS = 500;

/**
 * Returns a signal that aborts when this process has to stop. npm forwards signals only to the shell in
 * which it runs scripts, so under npm the end of that shell counts as a stop signal.
 */
export function createStopSignal() {
	const stop = new AbortController();
	for (const signal of stopSignals) process.on(signal, () => stop.abort());
	if (process.env.npm_lifecycle_event) {
		const parent = process.ppid;
		setInterval(() => process.ppid !== parent && stop.abort(), PARENT_POLL_INTERVAL_MS).unref();
	}
	return stop.signal;
}
