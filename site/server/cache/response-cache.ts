import { setTimeout as pause } from 'node:timers/promises';
import type { Change } from '@sumu/contract/parts';
import { LRUCache } from 'lru-cache';
import { logError } from '../../src/lib/log/log.server.ts';
import { mentionsRemoved } from './mentions.ts';
import { type CachedResponse, isForAll, shrink, sizeOf } from './response.ts';

type Make = () => Promise<CachedResponse>;

interface Entry {
	response: CachedResponse;
	/** Or is about to be. */
	isShrunk: boolean;
	/** Milliseconds, as `performance.now` counts them. */
	readonly madeAt: number;
	/** Its content has changed since. */
	isOutdated: boolean;
	/** None could be made in its place. */
	isLast: boolean;
}

/** A response to send. */
export interface Found {
	readonly response: CachedResponse;
	/** Seconds since it was made, where none can be made in its place. */
	readonly lastGood?: number;
}

const serverError = 500;
/** However small they are. */
const most = 2000;

/**
 * Responses by their keys, as many as fit, the least wanted leaving first. What many ask for at once is made once. One that has grown
 * old is sent while a new one is made. One whose content has changed waits for the new one, and is sent where that fails or takes too
 * long.
 */
export class ResponseCache {
	#kept: LRUCache<string, Entry>;
	/** Begun since the last change. */
	#making = new Map<string, Promise<CachedResponse>>();
	/** One at a time. */
	#isShrinking = false;
	/** Until when nobody waits for a new response in place of an outdated one: one has just taken too long. */
	#slowUntil = 0;

	/** Both times are milliseconds. */
	constructor(
		bytes: number,
		private readonly freshFor: number,
		/** How long a new response may take where there is an outdated one. */
		private readonly patience: number,
	) {
		this.#kept = new LRUCache({
			max: most,
			maxSize: bytes,
			sizeCalculation: ({ response }, key) => sizeOf(response) + Buffer.byteLength(key),
		});
	}

	/** How many are kept, and how large they are together. */
	get held() {
		return { entries: this.#kept.size, bytes: this.#kept.calculatedSize };
	}

	/** The response kept under `key`, or the one `make` makes. */
	async get(key: string, make: Make): Promise<Found> {
		const old = this.#kept.get(key);
		if (!old) return { response: await this.#made(key, make) };
		const isFresh = performance.now() - old.madeAt <= this.freshFor;
		if (isFresh && !old.isOutdated) {
			void this.#shrink(old);
			return { response: old.response };
		}
		const made = this.#instead(old, key, make);
		const response = old.isOutdated ? await this.#inTime(made) : undefined;
		return response ? { response } : sent(old);
	}

	/** What has been removed is forgotten; the rest is outdated, and so is what is being made. */
	change(change: Change): void {
		this.#making = new Map();
		this.#slowUntil = 0;
		for (const [key, entry] of [...this.#kept.entries()]) {
			entry.isOutdated = true;
			if (mentionsRemoved(change, key, entry.response)) this.#kept.delete(key);
		}
	}

	/** What is wanted again is worth more work than its first reader should wait for. */
	async #shrink(entry: Entry): Promise<void> {
		if (entry.isShrunk || this.#isShrinking) return;
		entry.isShrunk = this.#isShrinking = true;
		entry.response = await shrink(entry.response).catch((error: unknown) => {
			logError(error);
			return entry.response;
		});
		this.#isShrinking = false;
	}

	/** One that replaces `old`; undefined where none can be made, which is logged: nobody else hears of it. */
	async #instead(old: Entry, key: string, make: Make): Promise<CachedResponse | undefined> {
		try {
			const response = await this.#made(key, make);
			if (response.status < serverError) return response;
		} catch (error) {
			logError(error);
		}
		old.isLast = true;
		return undefined;
	}

	async #inTime(made: Promise<CachedResponse | undefined>) {
		if (performance.now() < this.#slowUntil) return undefined;
		const late = new AbortController();
		const waited = pause(this.patience, 'late' as const, late).catch(() => undefined);
		const first = await Promise.race([made, waited]);
		late.abort();
		if (first !== 'late') return first;
		this.#slowUntil = performance.now() + this.patience;
		return undefined;
	}

	#made(key: string, make: Make): Promise<CachedResponse> {
		const making = this.#making;
		const known = making.get(key);
		if (known) return known;
		const made = make()
			.then((response) => {
				if (making === this.#making) this.#keep(key, response);
				return response;
			})
			.finally(() => making.delete(key));
		making.set(key, made);
		return made;
	}

	#keep(key: string, response: CachedResponse) {
		if (isForAll(response)) {
			const madeAt = performance.now();
			const entry = { response, isShrunk: false, madeAt, isOutdated: false, isLast: false };
			this.#kept.set(key, entry);
		} else if (response.status < serverError) this.#kept.delete(key);
	}
}

function sent({ response, madeAt, isOutdated, isLast }: Entry): Found {
	if (!isOutdated && !isLast) return { response };
	return { response, lastGood: Math.floor((performance.now() - madeAt) / 1000) };
}
