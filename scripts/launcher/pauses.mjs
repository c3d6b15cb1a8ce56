const MIN_RESTART_DELAY_MS = 1000;
const MAX_RESTART_DELAY_MS = 60_000;
/** A part that ran this long counts as healthy, so that the next delay is the shortest again. */
const HEALTHY_RUN_MS = 60_000;

/**
 * Returns the delay before a part that ended is restarted. All values are in milliseconds.
 * @param {number} lastDelay the pause before this run, 0 before the first
 * @param {number} runDuration how long this run was
 */
export const getRestartDelay = (lastDelay, runDuration) =>
	runDuration >= HEALTHY_RUN_MS || lastDelay === 0
		? MIN_RESTART_DELAY_MS
		: Math.min(lastDelay * 2, MAX_RESTART_DELAY_MS);
