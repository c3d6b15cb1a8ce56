import type { Page } from '@playwright/test';

/** From when until when something moved, in milliseconds of the page. */
export type Span = readonly [from: number, to: number];

export interface Noted {
	/** When each frame began. */
	readonly frameTimes: readonly number[];
	/** When cloth moved: what an animation waits for before counts for the page that comes. */
	readonly spans: readonly Span[];
}

export interface Frames {
	/** Milliseconds each frame took, in their order. */
	readonly all: readonly number[];
	/** The frames in which cloth moved. */
	readonly woven: readonly number[];
}

/** Notes that, from the first frame on; runs in the page, where functions in constants would ask for tsx's helper. */
function note(keyframes: string | undefined) {
	const watch = {
		noted: { frameTimes: [] as number[], spans: [] as [number, number][] },
		step(at: number) {
			watch.noted.frameTimes.push(at);
			requestAnimationFrame(watch.step);
		},
		// Once for each: asked for in every frame, animations have the page laid out once more in each.
		start({ animationName, target }: AnimationEvent) {
			if (animationName !== keyframes || !(target instanceof Element)) return;
			for (const animation of target.getAnimations({ subtree: true })) {
				if (!(animation instanceof CSSAnimation && animation.animationName === keyframes)) continue;
				const { delay, endTime } = animation.effect?.getComputedTiming() ?? {};
				const begun = Number(animation.startTime);
				watch.noted.spans.push([begun + Number(delay), begun + Number(endTime)]);
			}
		},
	};
	Object.assign(globalThis, { motion: watch.noted });
	requestAnimationFrame(watch.step);
	addEventListener('animationstart', watch.start);
}

/** @param keyframes the name of the animation that moves the cloth */
export const observeFrames = (page: Page, keyframes: string | undefined): Promise<unknown> =>
	page.addInitScript(note, keyframes);

export const readNoted = (page: Page): Promise<Noted> =>
	page.evaluate(() => Reflect.get(globalThis, 'motion'));

/** How long each frame took: of those during `act`, or since the page was painted. */
export async function framesDuring(page: Page, act?: () => Promise<void>): Promise<Frames> {
	const begin = act
		? await page.evaluate(() => performance.now())
		: await page.evaluate(
				() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
			);
	await act?.();
	const { frameTimes, spans } = await readNoted(page);
	const seen = frameTimes.filter((at) => at >= begin);
	const took = seen.slice(1).map((to, index) => ({ from: seen[index] ?? to, to }));
	if (took.length === 0) throw new Error('No frames were seen');
	const isWoven = ({ from, to }: { from: number; to: number }) =>
		spans.some((span) => to > span[0] && from < span[1]);
	const lengths = (frames: typeof took) => frames.map(({ from, to }) => to - from);
	return { all: lengths(took), woven: lengths(took.filter(isWoven)) };
}
