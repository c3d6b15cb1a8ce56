/** Milliseconds after an e-mail in which further items are gathered into the next one. */
const PAUSE_MS = 2 * 60_000;
/** Items that one e-mail and the memory hold at most, as in a flood. */
const MAX_ITEMS = 50;

interface Gatherer<Item> {
	/** Sends an item at once, or with others when the pause after the last e-mail is over. */
	add(item: Item): Promise<void>;
	/** Items that wait for the next e-mail. */
	countWaiting(): number;
	/** Sends what waits, for a CMS that stops. */
	close(): Promise<void>;
}

const logError = (error: unknown) => strapi.log.error(String(error));

/**
 * Makes few e-mails of many items: the first goes at once, the others of the next two minutes go together. What waits
 * is lost if the process crashes, so an item is only about something that is stored. Each replica gathers by itself.
 * @param send gets the items of one e-mail and how many more there were
 */
export function createGatherer<Item>(
	send: (items: readonly Item[], more: number) => Promise<unknown>,
): Gatherer<Item> {
	let waiting: Item[] = [];
	let more = 0;
	let timer: NodeJS.Timeout | undefined;

	async function flush() {
		const [items, uncounted] = [waiting, more];
		waiting = [];
		more = 0;
		if (items.length > 0) await send(items, uncounted);
	}

	function startPause() {
		timer = setTimeout(() => {
			timer = undefined;
			if (waiting.length === 0) return;
			startPause();
			flush().catch(logError);
		}, PAUSE_MS);
		timer.unref();
	}

	return {
		async add(item) {
			if (!timer) {
				startPause();
				await send([item], 0);
			} else if (waiting.length < MAX_ITEMS) waiting.push(item);
			else more += 1;
		},
		countWaiting: () => waiting.length + more,
		async close() {
			clearTimeout(timer);
			timer = undefined;
			await flush().catch(logError);
		},
	};
}
