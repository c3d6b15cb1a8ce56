import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/**
 * Runs work on pixels, at most one piece a core and one core left to answer requests; the rest
 * waits its turn.
 */
export const encoding = pLimit(Math.max(1, availableParallelism() - 1));
