const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
const parentAskedEvery = 500;

/**
 * Aborts when this process is told to stop. npm passes a signal on to the shell it starts scripts
 * with and no further, so under npm the end of that shell counts as one.
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
