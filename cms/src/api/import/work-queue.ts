import pLimit from 'p-limit';

/**
 * Queues the work of imports on pixels and on the database. Two tasks at a time, so that one uses the database while a
 * picture of the other is encoded, which happens one at a time (`encodingQueue`). More would delay other calls.
 */
export const importWorkQueue = pLimit(2);
