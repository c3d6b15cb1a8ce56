/**
 * How much memory each part may take (docs/decisions/0026): V8 would let its heap grow with the machine. Megabytes; the
 * Dockerfiles say the same, of this and of the C library's.
 */
export const heapOptions = {
	cms: ['--max-old-space-size=320', '--max-semi-space-size=4'],
	site: ['--max-old-space-size=192', '--max-semi-space-size=4'],
} as const;

/** glibc keeps an arena for each thread that makes pictures, and keeps back what was freed unless told from how many bytes on it gives it back. */
export const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' } as const;

/** Options of Node for a part; none where the owner's own NODE_OPTIONS set a heap. */
export const optionsOf = (name: keyof typeof heapOptions, own = ''): readonly string[] =>
	own.includes('--max-old-space-size') ? [] : heapOptions[name];
