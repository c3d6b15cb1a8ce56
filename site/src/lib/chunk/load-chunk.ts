import { uiTimings } from '@sumu/contract';

/** A chunk failed to load: missing or timed out. */
export class ChunkLoadError extends Error {
	override readonly name = 'ChunkLoadError';

	constructor(chunk: string, failure: 'missing' | 'timeout', options?: ErrorOptions) {
		super(`Loading chunk ${chunk} failed. (${failure})`, options);
	}
}

/**
 * Loads a lazy part through its `import()`.
 * @throws ChunkLoadError with the name of the chunk
 */
export function loadChunk<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => reject(new ChunkLoadError(name, 'timeout')),
			uiTimings.chunkLoad,
		);
		load()
			.then(resolve, (cause) => reject(new ChunkLoadError(name, 'missing', { cause })))
			.finally(() => clearTimeout(timer));
	});
}

/**
 * Fallback for a lazy part whose script fails to load: never resolves, so the server's HTML stays as it is. A part the
 * server did not send is not shown.
 */
export const asSent = () => new Promise<never>(() => {});
