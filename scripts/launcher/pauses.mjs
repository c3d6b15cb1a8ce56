const shortest = 1000;
const longest = 60_000;
/** A part that ran this long counts as healthy, so that the next delay is the shortest again. */
const ranWell = 60_000;

/**
 * Returns the delay before a part that ended is restarted. All values are in milliseconds.
 * @param {number} last the pause before this run, 0 before the first
 * @param {number} ran how long this run was
 */
export const nextPause = (last, ran) =>
	ran >= ranWell || last === 0 ? shortest : Math.min(last * 2, longest);
