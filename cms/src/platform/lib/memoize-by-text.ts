import { LRUCache } from 'lru-cache';

/** Maximum characters in the cache. */
const MAX_CACHED_CHARACTERS = 8_000_000;

/**
 * Caches values that take longer to make from a text than the text takes to read from the database.
 * @param lengthOf characters of a value, if it is long
 */
export function memoizeByText<Made extends object | string>(
	make: (text: string) => Made,
	lengthOf: (made: Made) => number = () => 0,
) {
	const valueCache = new LRUCache<string, Made>({
		maxSize: MAX_CACHED_CHARACTERS,
		sizeCalculation: (made, text) => text.length + lengthOf(made) + 1,
		memoMethod: make,
	});
	return { one: (text: string): Made => valueCache.memo(text) };
}
