import pLimit from 'p-limit';

/**
 * Queues the work of imports on pixels and on the database. One task at a time leaves a core free for other calls; while
 * a picture is encoded, the CMS only waits.
 */
export const importWorkQueue = pLimit(1);
