/**
 * Maximum size of a form body in bytes. The server reads one byte more and drops the rest, so that the reader can
 * detect a longer body.
 */
export const formBytes = 64 * 1024;
