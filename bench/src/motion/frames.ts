import type { Page } from '@playwright/test';

/** Notes when each frame began, from the first one on; runs in the page, where functions in constants would ask for tsx's helper. */
function note() {
	const watch = {
		frameTimes: [] as number[],
		step(now: number) {
			watch.frameTimes.push(now);
			requestAnimationFrame(watch.step);
		},
	};
	Object.assign(globalThis, watch);
	requestAnimationFrame(watch.step);
}

export const observeFrames = (page: Page): Promise<unknown> => page.addInitScript(note);

/** How long each frame took, in milliseconds: of those during `act`, or since the page was painted. */
export async function framesDuring(
	page: Page,
	act?: () => Promise<void>,
): Promise<readonly number[]> {
	const begin = act
		? await page.evaluate(() => performance.now())
		: await page.evaluate(
				() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			);
	await act?.();
	return page.evaluate((from) => {
		const frames: number[] = Reflect.get(globalThis, 'frameTimes').filter(
			(at: number) => at >= from,
		);
		if (frames.length < 2) throw new Error('No frames were seen');
		return frames.slice(1).map((at, index) => at - (frames[index] ?? at));
	}, begin);
}
