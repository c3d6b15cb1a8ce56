/**
 * How much memory each part may take (docs/decisions/0026): V8 would let its heap grow with the machine, and the
 * C library keeps an arena a thread for pictures. Megabytes; the Dockerfiles say the same.
 */
export const heapOptions = {
	cms: ['--max-old-space-size=320', '--max-semi-space-size=4'],
	site: ['--max-old-space-size=192', '--max-semi-space-size=4'],
} as const;

export const arenas = { MALLOC_ARENA_MAX: '2' } as const;

/** Options of Node for a part; none where the owner's own NODE_OPTIONS set a heap. */
export const optionsOf = (name: keyof typeof heapOptions, own = ''): readonly string[] =>
	own.includes('--max-old-space-size') ? [] : heapOptions[name];
