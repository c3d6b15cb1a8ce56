import type { Page } from '@playwright/test';

interface Frame {
	readonly at: number;
	/** Whether a cover was on its way: what it waits for before counts for the page that comes. */
	readonly isWoven: boolean;
}

export interface Frames {
	/** Milliseconds each frame took, in their order. */
	readonly all: readonly number[];
	/** Of those, the frames in which a cover was on its way. */
	readonly woven: readonly number[];
}

/** Notes when each frame began, from the first one on; runs in the page, where functions in constants would ask for tsx's helper. */
function note() {
	const watch = {
		frameTimes: [] as Frame[],
		step(at: number) {
			const isWoven = document.getAnimations().some(({ effect }) => {
				if (!(effect instanceof KeyframeEffect)) return false;
				const { localTime, delay = 0 } = effect.getComputedTiming();
				return (
					effect.pseudoElement?.startsWith('::view-transition') &&
					typeof localTime === 'number' &&
					localTime >= delay
				);
			});
			watch.frameTimes.push({ at, isWoven });
			requestAnimationFrame(watch.step);
		},
	};
	Object.assign(globalThis, watch);
	requestAnimationFrame(watch.step);
}

export const observeFrames = (page: Page): Promise<unknown> => page.addInitScript(note);

/** How long each frame took: of those during `act`, or since the page was painted. */
export async function framesDuring(page: Page, act?: () => Promise<void>): Promise<Frames> {
	const begin = act
		? await page.evaluate(() => performance.now())
		: await page.evaluate(
				() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			);
	await act?.();
	const noted: readonly Frame[] = await page.evaluate(() => Reflect.get(globalThis, 'frameTimes'));
	const seen = noted.filter(({ at }) => at >= begin);
	const took = seen.slice(1).map(({ at, isWoven }, index) => {
		const before = seen[index];
		return { ms: at - (before?.at ?? at), isWoven: isWoven || (before?.isWoven ?? false) };
	});
	if (took.length === 0) throw new Error('No frames were seen');
	return {
		all: took.map(({ ms }) => ms),
		woven: took.filter((frame) => frame.isWoven).map(({ ms }) => ms),
	};
}
