const shortest = 1000;
const longest = 60_000;
/** A part that ran this long ran well: what ended it is no reason to wait longer. */
const ranWell = 60_000;

/**
 * How long to wait before a part that ended is started again, all in milliseconds.
 * @param {number} last the pause before this run, 0 before the first
 * @param {number} ran how long this run was
 */
export const nextPause = (last, ran) =>
	ran >= ranWell || last === 0 ? shortest : Math.min(last * 2, longest);
