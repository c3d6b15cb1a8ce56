/**
 * Bytes of a body a page takes. The server reads one more and drops the rest, so that whoever
 * reads the body sees that it was longer.
 */
export const formBytes = 64 * 1024;
