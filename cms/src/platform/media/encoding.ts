import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** Queues work on pixels: one task per core, with one core left to answer requests. */
export const encodingQueue = pLimit(Math.max(1, availableParallelism() - 1));
