import { LRUCache } from 'lru-cache';

/** Characters that are kept. */
const most = 8_000_000;

/**
 * Keeps what costs more to make of a text than to read the text from the database.
 * @param lengthOf what of `made` counts, where that is long
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
