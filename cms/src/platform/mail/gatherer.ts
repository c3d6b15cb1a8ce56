/** Milliseconds after an e-mail in which further items are collected for the next one. */
const PAUSE_MS = 2 * 60_000;
/** Maximum items of one e-mail, and in memory; further ones are only counted. */
const MAX_ITEMS = 50;

interface Gatherer<Item> {
	/** Sends an item at once, or together with others when the pause after the last e-mail is over. */
	add(item: Item): Promise<void>;
	/** Returns the number of items that wait for the next e-mail. */
	countWaiting(): number;
	/** Sends the waiting items at shutdown. */
	close(): Promise<void>;
}

const logError = (error: unknown) => strapi.log.error(String(error));

/**
 * Combines many items into few e-mails: the first is sent at once, those of the next two minutes together. Waiting
 * items are lost if the process crashes, so an item must be about something that is stored. Each replica collects its
 * own items.
 * @param send gets the items of one e-mail and the number of further ones
 */
export function createGatherer<Item>(
	send: (items: readonly Item[], more: number) => Promise<unknown>,
): Gatherer<Item> {
	let waitingItems: Item[] = [];
	let overflowCount = 0;
	let pauseTimer: NodeJS.Timeout | undefined;

	async function sendWaitingItems() {
		const [items, uncounted] = [waitingItems, overflowCount];
		waitingItems = [];
		overflowCount = 0;
		if (items.length > 0) await send(items, uncounted);
	}

	function startPause() {
		pauseTimer = setTimeout(() => {
			pauseTimer = undefined;
			if (waitingItems.length === 0) return;
			startPause();
			sendWaitingItems().catch(logError);
		}, PAUSE_MS);
		pauseTimer.unref();
	}

	return {
		async add(item) {
			if (!pauseTimer) {
				startPause();
				await send([item], 0);
			} else if (waitingItems.length < MAX_ITEMS) waitingItems.push(item);
			else overflowCount += 1;
		},
		countWaiting: () => waitingItems.length + overflowCount,
		async close() {
			clearTimeout(pauseTimer);
			pauseTimer = undefined;
			await sendWaitingItems().catch(logError);
		},
	};
}
