import { setTimeout as pause } from 'node:timers/promises';
import type { PurgeNotice } from '@sumu/contract/parts';
import { LRUCache } from 'lru-cache';
import { logError } from '../../src/lib/log/log.server.ts';
import {
	type CacheEntry,
	type CacheResult,
	mentionsRemoved,
	type ResponseMaker,
	toCacheResult,
} from './cache-entry.ts';
import type { ReadDigests } from './read-digests.ts';
import { type CachedResponse, isForAll, recompressResponse, sizeOf } from './response.ts';

/** Origin request in flight. */
interface OriginRequest {
	readonly response: Promise<CachedResponse>;
	/** Content changes since it started: its response may be from before them. */
	readonly changes: PurgeNotice[];
}

interface CacheOptions {
	/** Finds responses that a content change does not affect. Without it, each change affects all. */
	readonly reads?: ReadDigests;
	/** Number of the most visited responses that are replaced at once after a change. */
	readonly renewedCount?: number;
}

const serverErrorStatus = 500;
/** Maximum number of entries, whatever their size. */
const MAX_CACHE_ENTRIES = 2000;
/** Minimum milliseconds after a change before the most visited responses are replaced; visitors come first. */
const MIN_RENEWAL_DELAY_MS = 100;

/**
 * LRU cache of responses, limited in bytes. Concurrent requests for one key share one origin request. An expired
 * response is sent while a new one is made. After a content change, a request waits for the new response; the outdated
 * one is sent if that fails or takes longer than `patience`. A response that is overtaken by a change is cached as
 * outdated, and no replacement of a cached response starts before the previous one has ended. So pages remain cached
 * however often the content changes and however slow the server is.
 */
export class ResponseCache {
	#cachedEntries: LRUCache<string, CacheEntry>;
	/** Latest origin request in flight of each key. */
	#latestRequests = new Map<string, OriginRequest>();
	#requestsInFlight = new Set<OriginRequest>();
	#changeCount = 0;
	#changedAt = Number.NEGATIVE_INFINITY;
	#isRenewing = false;
	/** Only one response is recompressed at a time. */
	#isShrinking = false;
	/**
	 * Time until which outdated responses are sent without waiting, because a new one has just exceeded `patience`. A
	 * further change ends it, unless changes follow each other within `patience`.
	 */
	#slowUntil = 0;

	/** `bytes` limits the memory. `freshFor` and `patience` are in milliseconds. */
	constructor(
		bytes: number,
		private readonly freshFor: number,
		/** Milliseconds to wait for a new response before an outdated one is sent. */
		private readonly patience: number,
		private readonly options: CacheOptions = {},
	) {
		this.#cachedEntries = new LRUCache({
			max: MAX_CACHE_ENTRIES,
			maxSize: bytes,
			sizeCalculation: ({ response }, key) => sizeOf(response) + Buffer.byteLength(key),
		});
	}

	/** Number of entries and their total size in bytes. */
	get held() {
		return { entries: this.#cachedEntries.size, bytes: this.#cachedEntries.calculatedSize };
	}

	/** Returns the cached response for `key`, or calls `makeResponse` and caches the result. */
	async get(key: string, makeResponse: ResponseMaker): Promise<CacheResult> {
		const old = this.#cachedEntries.get(key);
		if (!old) return { response: await this.#requestOnce(key, makeResponse) };
		old.visitCount++;
		const isFresh = performance.now() - old.madeAt <= this.freshFor;
		if (isFresh && !old.isOutdated) {
			void this.#recompressEntry(old);
			return { response: old.response };
		}
		const replacement = this.#replaceResponse(old, key, makeResponse);
		const response = old.isOutdated ? await this.#waitUntilLate(replacement) : undefined;
		return response ? { response } : toCacheResult(old);
	}

	/**
	 * Evicts responses that may show removed content and marks the rest, and those in flight, as outdated.
	 */
	change(change: PurgeNotice): void {
		const now = performance.now();
		if (now - this.#changedAt > this.patience) this.#slowUntil = 0;
		this.#changedAt = now;
		this.#changeCount++;
		this.options.reads?.forget();
		for (const { changes } of this.#requestsInFlight) changes.push(change);
		for (const [key, entry] of [...this.#cachedEntries.entries()]) {
			entry.isOutdated = true;
			if (mentionsRemoved(change, key, entry.response)) this.#cachedEntries.delete(key);
		}
		void this.#renewMostVisited();
	}

	/** Replaces the most visited responses one after the other, for at most half of the time. */
	async #renewMostVisited(): Promise<void> {
		const { renewedCount = 0 } = this.options;
		if (this.#isRenewing || renewedCount === 0) return;
		this.#isRenewing = true;
		let delayMs = MIN_RENEWAL_DELAY_MS;
		let renewedChange: number;
		do {
			await pause(delayMs, undefined, { ref: false });
			renewedChange = this.#changeCount;
			const startedAt = performance.now();
			const mostVisited = [...this.#cachedEntries.entries()]
				.toSorted(([, one], [, other]) => other.visitCount - one.visitCount)
				.slice(0, renewedCount);
			for (const [key, entry] of mostVisited)
				if (entry.isOutdated && entry.visitCount > 0)
					await this.#replaceResponse(entry, key, entry.makeResponse);
			delayMs = Math.max(MIN_RENEWAL_DELAY_MS, performance.now() - startedAt);
		} while (renewedChange !== this.#changeCount);
		this.#isRenewing = false;
	}

	/** Recompresses a response at its second request: too slow for the first reader to wait for. */
	async #recompressEntry(entry: CacheEntry): Promise<void> {
		if (entry.isShrunk || this.#isShrinking) return;
		entry.isShrunk = this.#isShrinking = true;
		entry.response = await recompressResponse(entry.response).catch((error: unknown) => {
			logError(error);
			return entry.response;
		});
		this.#isShrinking = false;
	}

	/** Makes the replacement for `old`, or returns undefined. Logs errors, because the caller may not await it. */
	async #replaceResponse(
		old: CacheEntry,
		key: string,
		makeResponse: ResponseMaker,
	): Promise<CachedResponse | undefined> {
		try {
			if (await this.#isUnaffected(old)) return old.response;
			const response = await this.#requestOnce(key, makeResponse);
			if (response.status < serverErrorStatus) return response;
		} catch (error) {
			logError(error);
		}
		old.isLast = true;
		return undefined;
	}

	async #waitUntilLate(made: Promise<CachedResponse | undefined>) {
		if (performance.now() < this.#slowUntil) return undefined;
		const late = new AbortController();
		const timeout = pause(this.patience, 'late' as const, late).catch(() => undefined);
		const first = await Promise.race([made, timeout]);
		late.abort();
		if (first !== 'late') return first;
		this.#slowUntil = performance.now() + this.patience;
		return undefined;
	}

	/** Checks whether an outdated response would be the same again, and then makes it current. */
	async #isUnaffected(old: CacheEntry): Promise<boolean> {
		const { reads } = old.response;
		if (!old.isOutdated || !reads || !this.options.reads) return false;
		const changeCount = this.#changeCount;
		if (!(await this.options.reads.areUnchanged(reads))) return false;
		if (changeCount === this.#changeCount) old.isOutdated = old.isLast = false;
		return true;
	}

	async #requestOnce(key: string, makeResponse: ResponseMaker): Promise<CachedResponse> {
		const pendingRequest = this.#latestRequests.get(key);
		if (pendingRequest?.changes.length === 0) return pendingRequest.response;
		if (!pendingRequest || !this.#cachedEntries.has(key))
			return this.#startRequest(key, makeResponse).response;
		await pendingRequest.response.catch(() => {});
		return (this.#latestRequests.get(key) ?? this.#startRequest(key, makeResponse)).response;
	}

	#startRequest(key: string, makeResponse: ResponseMaker): OriginRequest {
		const startedAt = performance.now();
		const changes: PurgeNotice[] = [];
		const response = makeResponse()
			.then((originResponse) => {
				this.#keepResponse(key, { response: originResponse, startedAt, makeResponse, changes });
				return originResponse;
			})
			.finally(() => {
				this.#requestsInFlight.delete(originRequest);
				if (this.#latestRequests.get(key) === originRequest) this.#latestRequests.delete(key);
			});
		const originRequest: OriginRequest = { response, changes };
		this.#requestsInFlight.add(originRequest);
		this.#latestRequests.set(key, originRequest);
		return originRequest;
	}

	#keepResponse(
		key: string,
		{
			response,
			startedAt,
			makeResponse,
			changes,
		}: Pick<CacheEntry, 'response' | 'startedAt' | 'makeResponse'> & Pick<OriginRequest, 'changes'>,
	) {
		const old = this.#cachedEntries.peek(key);
		if (old && old.startedAt > startedAt) return;
		if (isForAll(response)) {
			if (changes.some((change) => mentionsRemoved(change, key, response))) return;
			this.#cachedEntries.set(key, {
				response,
				isShrunk: false,
				madeAt: performance.now(),
				startedAt,
				makeResponse,
				visitCount: Math.floor((old?.visitCount ?? 0) / 2),
				isOutdated: changes.length > 0,
				isLast: false,
			});
		} else if (response.status < serverErrorStatus) this.#cachedEntries.delete(key);
	}
}
