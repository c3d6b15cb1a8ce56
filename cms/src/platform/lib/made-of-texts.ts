import { LRUCache } from 'lru-cache';

/** Maximum characters in the cache. */
const most = 8_000_000;

/**
 * Caches values that take longer to make from a text than the text takes to read from the database.
 * @param lengthOf characters of a value, if it is long
 */
export function madeOfTexts<Made extends object | string>(
	make: (text: string) => Made,
	lengthOf: (made: Made) => number = () => 0,
) {
	const kept = new LRUCache<string, Made>({
		maxSize: most,
		sizeCalculation: (made, text) => text.length + lengthOf(made) + 1,
		memoMethod: make,
	});
	return { one: (text: string): Made => kept.memo(text) };
}
