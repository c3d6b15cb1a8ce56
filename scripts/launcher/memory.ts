/**
 * Heap limits of each part in megabytes (docs/decisions/0026). V8's own limits grow with the machine's memory. The
 * Dockerfiles repeat these limits and those of the C library.
 */
export const heapOptions = {
	cms: ['--max-old-space-size=320', '--max-semi-space-size=4'],
	site: ['--max-old-space-size=192', '--max-semi-space-size=4'],
} as const;

/**
 * Limits of glibc, which keeps an arena for each thread that processes pictures, and keeps freed memory unless a
 * threshold in bytes is set.
 */
export const mallocEnv = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/** Returns Node's options for a part; none if the owner's NODE_OPTIONS set a heap size. */
export const optionsOf = (name: keyof typeof heapOptions, own = ''): readonly string[] =>
	own.includes('--max-old-space-size') ? [] : heapOptions[name];
