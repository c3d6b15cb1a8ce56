import type { Page } from '@playwright/test';

/** Events shorter than this are not reported by browsers. */
const SHORTEST_EVENT_MS = 16;
/** Milliseconds after an interaction in which its events, and what it started, are finished. */
const SETTLING_MS = 700;

/** Records the longest event of each interaction; runs in the page. */
function note(durationThreshold: number) {
	const interactionDelays = new Map<number, number>();
	Object.assign(globalThis, { interactionDelays });
	const init = { type: 'event', durationThreshold, buffered: true };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { interactionId, duration } = entry.toJSON();
			if (interactionId)
				interactionDelays.set(
					interactionId,
					Math.max(duration, interactionDelays.get(interactionId) ?? 0),
				);
		}
	}).observe(init);
}

export const observeInteractions = (page: Page): Promise<unknown> =>
	page.addInitScript(note, SHORTEST_EVENT_MS);

/**
 * Returns the milliseconds from an input to the next paint, as the Event Timing API reports them (a multiple of 8). For
 * several inputs, the longest.
 */
export async function measureInteraction(page: Page, interact: () => Promise<void>) {
	await page.evaluate(() => Object(globalThis).interactionDelays.clear());
	await interact();
	await page.waitForTimeout(SETTLING_MS);
	const longest: number = await page.evaluate(() =>
		Math.max(0, ...Object(globalThis).interactionDelays.values()),
	);
	return Math.max(SHORTEST_EVENT_MS, longest);
}
