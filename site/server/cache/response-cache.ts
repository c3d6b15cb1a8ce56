import { LRUCache } from 'lru-cache';
import { type CachedResponse, isForAll, sizeOf } from './response.ts';

type Make = () => Promise<CachedResponse>;
type Responses = LRUCache<string, CachedResponse, Make>;

const serverError = 500;
/** However small they are, and however many are being made at once. */
const most = 2000;

/**
 * Responses by their keys, as many as fit, the least wanted leaving first. What many ask for at once is made once. A response that
 * has grown old is sent while a new one is made, and for as long as none can be made.
 */
export class ResponseCache {
	#kept: Responses;

	constructor(
		private readonly bytes: number,
		/** Milliseconds. */
		private readonly freshFor: number,
	) {
		this.#kept = this.#empty();
	}

	/** The response kept under `key`, or the one `make` makes. */
	get(key: string, make: Make): Promise<CachedResponse> {
		return this.#kept.forceFetch(key, { context: make });
	}

	/**
	 * Forgets everything. What is being made reaches who waits for it, and nobody else: it may have
	 * been read before the change.
	 */
	purge(): void {
		this.#kept = this.#empty();
	}

	#empty(): Responses {
		return new LRUCache({
			max: most,
			maxSize: this.bytes,
			sizeCalculation: (response, key) => sizeOf(response) + Buffer.byteLength(key),
			ttl: this.freshFor,
			allowStale: true,
			noDeleteOnFetchRejection: true,
			// Who waits for a response that is pushed out meanwhile gets it all the same.
			ignoreFetchAbort: true,
			fetchMethod: async (_key, old, { context: make, options }) => {
				const made = await (old ? make().catch(logged) : make());
				if (old && made.status >= serverError) throw new Error('The old response is kept');
				// What is larger than the whole cache is handed on, not kept.
				if (!isForAll(made)) options.size = this.bytes + 1;
				return made;
			},
		});
	}
}

/** Nobody waits for what replaces an old response, so nobody else hears of its error. */
function logged(error: unknown): never {
	console.error(error);
	throw error;
}
