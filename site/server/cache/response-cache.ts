import { setTimeout as pause } from 'node:timers/promises';
import type { PurgeNotice } from '@sumu/contract/parts';
import { LRUCache } from 'lru-cache';
import { logError } from '../../src/lib/log/log.server.ts';
import { type CachedResponse, isForAll, recompressResponse, sizeOf } from './response.ts';

type Make = () => Promise<CachedResponse>;

interface Entry {
	response: CachedResponse;
	/** True once recompression has started. */
	isShrunk: boolean;
	/** Creation time in milliseconds (`performance.now`). */
	readonly madeAt: number;
	/** If true, the content has changed since. */
	isOutdated: boolean;
	/** If true, the last attempt to replace the response failed. */
	isLast: boolean;
}

/** Response to send. */
export interface CacheResult {
	readonly response: CachedResponse;
	/** Age in seconds; set only if the response is outdated or could not be replaced. */
	readonly lastGood?: number;
}

const serverErrorStatus = 500;
/** Maximum number of entries, whatever their size. */
const MAX_CACHE_ENTRIES = 2000;

/**
 * LRU cache of responses, limited in bytes. Concurrent requests for one key share one origin request. An expired
 * response is sent while a new one is made. After a content change, a request waits for the new response; the outdated
 * one is sent if that fails or takes longer than `patience`.
 */
export class ResponseCache {
	#kept: LRUCache<string, Entry>;
	/** Origin requests in flight that started after the last change. */
	#making = new Map<string, Promise<CachedResponse>>();
	/** Only one response is recompressed at a time. */
	#isShrinking = false;
	/** Time until which outdated responses are sent without waiting, because a new one has just exceeded `patience`. */
	#slowUntil = 0;

	/** `bytes` limits the memory. `freshFor` and `patience` are in milliseconds. */
	constructor(
		bytes: number,
		private readonly freshFor: number,
		/** Milliseconds to wait for a new response before an outdated one is sent. */
		private readonly patience: number,
	) {
		this.#kept = new LRUCache({
			max: MAX_CACHE_ENTRIES,
			maxSize: bytes,
			sizeCalculation: ({ response }, key) => sizeOf(response) + Buffer.byteLength(key),
		});
	}

	/** Number of entries and their total size in bytes. */
	get held() {
		return { entries: this.#kept.size, bytes: this.#kept.calculatedSize };
	}

	/** Returns the cached response for `key`, or calls `make` and caches the result. */
	async get(key: string, make: Make): Promise<CacheResult> {
		const old = this.#kept.get(key);
		if (!old) return { response: await this.#made(key, make) };
		const isFresh = performance.now() - old.madeAt <= this.freshFor;
		if (isFresh && !old.isOutdated) {
			void this.#shrink(old);
			return { response: old.response };
		}
		const replacement = this.#instead(old, key, make);
		const response = old.isOutdated ? await this.#inTime(replacement) : undefined;
		return response ? { response } : toCacheResult(old);
	}

	/**
	 * Evicts responses that may show removed content and marks the rest as outdated. Requests in flight are not cached.
	 */
	change(change: PurgeNotice): void {
		this.#making = new Map();
		this.#slowUntil = 0;
		for (const [key, entry] of [...this.#kept.entries()]) {
			entry.isOutdated = true;
			if (mentionsRemoved(change, key, entry.response)) this.#kept.delete(key);
		}
	}

	/** Recompresses a response at its second request: too slow for the first reader to wait for. */
	async #shrink(entry: Entry): Promise<void> {
		if (entry.isShrunk || this.#isShrinking) return;
		entry.isShrunk = this.#isShrinking = true;
		entry.response = await recompressResponse(entry.response).catch((error: unknown) => {
			logError(error);
			return entry.response;
		});
		this.#isShrinking = false;
	}

	/** Makes the replacement for `old`, or returns undefined. Logs errors, because the caller may not await it. */
	async #instead(old: Entry, key: string, make: Make): Promise<CachedResponse | undefined> {
		try {
			const response = await this.#made(key, make);
			if (response.status < serverErrorStatus) return response;
		} catch (error) {
			logError(error);
		}
		old.isLast = true;
		return undefined;
	}

	async #inTime(made: Promise<CachedResponse | undefined>) {
		if (performance.now() < this.#slowUntil) return undefined;
		const late = new AbortController();
		const timeout = pause(this.patience, 'late' as const, late).catch(() => undefined);
		const first = await Promise.race([made, timeout]);
		late.abort();
		if (first !== 'late') return first;
		this.#slowUntil = performance.now() + this.patience;
		return undefined;
	}

	#made(key: string, make: Make): Promise<CachedResponse> {
		const requestsInFlight = this.#making;
		const pendingResponse = requestsInFlight.get(key);
		if (pendingResponse) return pendingResponse;
		const originResponse = make()
			.then((response) => {
				if (requestsInFlight === this.#making) this.#keep(key, response);
				return response;
			})
			.finally(() => requestsInFlight.delete(key));
		requestsInFlight.set(key, originResponse);
		return originResponse;
	}

	#keep(key: string, response: CachedResponse) {
		if (isForAll(response)) {
			const madeAt = performance.now();
			const entry = { response, isShrunk: false, madeAt, isOutdated: false, isLast: false };
			this.#kept.set(key, entry);
		} else if (response.status < serverErrorStatus) this.#kept.delete(key);
	}
}

function toCacheResult({ response, madeAt, isOutdated, isLast }: Entry): CacheResult {
	if (!isOutdated && !isLast) return { response };
	return { response, lastGood: Math.floor((performance.now() - madeAt) / 1000) };
}

/**
 * Checks whether a response contains ids of its content: pages and API calls list entry ids, an upload has its hash.
 * Feeds and generated pictures contain none.
 */
const tellsIds = (key: string, { headers }: CachedResponse) =>
	/^\/(api|uploads)\//.test(key) || /^text\/html/.test(headers['content-type'] ?? '');

/** Checks whether a response may show removed content. */
const mentionsRemoved = (
	{ all, removed }: PurgeNotice,
	key: string,
	response: CachedResponse,
): boolean =>
	all ||
	(removed.length > 0 && !tellsIds(key, response)) ||
	removed.some((word) => key.includes(word) || response.plain.includes(word));
