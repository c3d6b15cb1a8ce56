import { LRUCache } from 'lru-cache';
import { type CachedResponse, isForAll, sizeOf } from './response.ts';

interface Kept {
	readonly cached: CachedResponse;
	/** When it is made anew, the old one being sent meanwhile. */
	readonly staleAt: number;
}

type Make = () => Promise<CachedResponse>;

const serverError = 500;

/**
 * Answers by their keys, as many as fit. What many ask for at once is made once. An answer that
 * has grown old is sent while a new one is made, and for as long as none can be made.
 */
export class ResponseCache {
	readonly #kept: LRUCache<string, Kept>;
	readonly #underWay = new Map<string, Promise<CachedResponse>>();
	#purges = 0;

	constructor(
		bytes: number,
		/** Milliseconds. */
		private readonly freshFor: number,
	) {
		this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: ({ cached }) => sizeOf(cached) });
	}

	/** The answer kept under `key`, or the one `make` makes. */
	get(key: string, make: Make): CachedResponse | Promise<CachedResponse> {
		const kept = this.#kept.get(key);
		if (!kept) return this.#make(key, make);
		if (Date.now() > kept.staleAt)
			this.#make(key, make).catch((error: unknown) => console.error(error));
		return kept.cached;
	}

	/** Forgets everything, what is being made included: it may have been read before the change. */
	purge(): void {
		this.#purges += 1;
		this.#kept.clear();
		this.#underWay.clear();
	}

	#make(key: string, make: Make): Promise<CachedResponse> {
		const same = this.#underWay.get(key);
		if (same) return same;
		const making = this.#makeAndKeep(key, make).finally(() => {
			if (this.#underWay.get(key) === making) this.#underWay.delete(key);
		});
		this.#underWay.set(key, making);
		return making;
	}

	async #makeAndKeep(key: string, make: Make): Promise<CachedResponse> {
		const before = this.#purges;
		const cached = await make();
		if (before !== this.#purges) return cached;
		if (isForAll(cached)) this.#kept.set(key, { cached, staleAt: Date.now() + this.freshFor });
		else if (cached.status < serverError) this.#kept.delete(key);
		return cached;
	}
}
