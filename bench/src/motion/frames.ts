import type { Page } from '@playwright/test';

/** From when until when something moved, in milliseconds of the page. */
export type Span = readonly [from: number, to: number];

interface Noted {
	/** When each frame began. */
	readonly frameTimes: readonly number[];
	/** When covers were on their way: what they wait for before counts for the page that comes. */
	readonly spans: readonly Span[];
}

export interface Frames {
	/** Milliseconds each frame took, in their order. */
	readonly all: readonly number[];
	/** The frames in which cloth moved: a cover was on its way, or the compositor presented some. */
	readonly woven: readonly number[];
}

/** Notes that, from the first frame on; runs in the page, where functions in constants would ask for tsx's helper. */
function note() {
	const watch = {
		noted: { frameTimes: [] as number[], spans: [] as [number, number][] },
		step(at: number) {
			watch.noted.frameTimes.push(at);
			requestAnimationFrame(watch.step);
		},
		// Animations are asked for once: asking in each frame has the page laid out once more in each.
		async cover(ready: Promise<unknown>) {
			await ready;
			for (const animation of document.getAnimations()) {
				if (!(animation.effect instanceof KeyframeEffect)) continue;
				if (!animation.effect.pseudoElement?.startsWith('::view-transition')) continue;
				const { delay, endTime } = animation.effect.getComputedTiming();
				const { startTime } = await animation.ready;
				const begun = Number(startTime);
				watch.noted.spans.push([begun + Number(delay), begun + Number(endTime)]);
			}
		},
	};
	Object.assign(globalThis, { motion: watch.noted });
	requestAnimationFrame(watch.step);
	const start = document.startViewTransition.bind(document);
	document.startViewTransition = (update) => {
		const transition = start(update);
		void watch.cover(transition.ready);
		return transition;
	};
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
	const { frameTimes, spans }: Noted = await page.evaluate(() => Reflect.get(globalThis, 'motion'));
	const seen = frameTimes.filter((at) => at >= begin);
	const took = seen.slice(1).map((to, index) => ({ from: seen[index] ?? to, to }));
	if (took.length === 0) throw new Error('No frames were seen');
	const isWoven = ({ from, to }: { from: number; to: number }) =>
		spans.some((span) => to > span[0] && from < span[1]);
	const lengths = (frames: typeof took) => frames.map(({ from, to }) => to - from);
	return { all: lengths(took), woven: lengths(took.filter(isWoven)) };
}
