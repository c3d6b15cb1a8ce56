import type { Page } from '@playwright/test';

/** Start and end of an animation, in milliseconds of the page's clock. */
export type Span = readonly [from: number, to: number];

export interface Noted {
	/** Start of each frame. */
	readonly frameTimes: readonly number[];
	/**
	 * Running times of the woven animations, without their delay: frames in the delay count towards the page load.
	 */
	readonly spans: readonly Span[];
}

export interface Frames {
	/** Duration of each frame in milliseconds, in order. */
	readonly all: readonly number[];
	/** Durations of the frames during which the woven pattern moved. */
	readonly woven: readonly number[];
}

/**
 * Records frames and animations from the first frame on. It runs in the page, so it must not assign functions to
 * constants: tsx would add a helper that does not exist there.
 */
function note(keyframes: string | undefined) {
	const watch = {
		noted: { frameTimes: [] as number[], spans: [] as [number, number][] },
		step(at: number) {
			watch.noted.frameTimes.push(at);
			requestAnimationFrame(watch.step);
		},
		// Reads each animation once at its start: asking for animations in every frame would force a layout each
		// time.
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

/** @param keyframes name of the animation that moves the woven pattern */
export const observeFrames = (page: Page, keyframes: string | undefined): Promise<unknown> =>
	page.addInitScript(note, keyframes);

export const readNoted = (page: Page): Promise<Noted> =>
	page.evaluate(() => Reflect.get(globalThis, 'motion'));

/** Returns frame durations during `act`, or since the first contentful paint if there is no `act`. */
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
