import type { Page } from '@playwright/test';
import type { Span } from './frames';

/** Of Chromium's traces: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMh4h6I0nSsKchNAySU */
interface TraceEvent {
	readonly name: string;
	/** Process. */
	readonly pid: number;
	/** Microseconds on the trace's own clock. */
	readonly ts: number;
	readonly args: {
		readonly data?: { readonly startTime?: number };
		readonly frame_reporter?: { readonly frame_sequence: number; readonly state: string };
	};
}

interface Trace {
	readonly traceEvents: readonly TraceEvent[];
}

/** A mark that both clocks know. */
const mark = 'motion';

/** Keeps the animations of that name, once the first of them begins; runs in the page. */
function keep(name: string) {
	const kept: Animation[] = [];
	Object.assign(globalThis, { kept });
	addEventListener('animationstart', ({ animationName }) => {
		if (animationName !== name || kept.length > 0) return;
		for (const animation of document.getAnimations())
			if (animation instanceof CSSAnimation && animation.animationName === name)
				kept.push(animation);
	});
}

/** From when until when any of them moved, in milliseconds of the page; runs in it. */
function readKept(mark: string): Span | null {
	performance.mark(mark);
	const kept: readonly Animation[] = Reflect.get(globalThis, 'kept');
	const spans = kept.map(({ effect, startTime }) => {
		const { delay, endTime } = effect?.getComputedTiming() ?? {};
		return [Number(startTime) + Number(delay), Number(startTime) + Number(endTime)] as const;
	});
	return spans.length === 0
		? null
		: [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
}

/**
 * Notes the frames that the compositor presents, which moves a `transform` while scripts run.
 * @returns ends that, and tells how many milliseconds each frame took while an animation of that name moved; none where it did not
 */
export async function observePresented(
	page: Page,
	animation: string,
): Promise<() => Promise<readonly number[]>> {
	const browser = page.context().browser();
	if (!browser) throw new Error('Only a browser that was launched is traced');
	await page.addInitScript(keep, animation);
	await browser.startTracing(page, { categories: ['cc', 'benchmark', 'blink.user_timing'] });
	return async () => {
		const moved = await page.evaluate(readKept, mark);
		const { traceEvents }: Trace = JSON.parse((await browser.stopTracing()).toString());
		const marked = traceEvents.find(({ name }) => name === mark);
		const markedAt = marked?.args.data?.startTime;
		if (!(marked && markedAt !== undefined)) throw new Error('The trace has no mark');
		const frames = new Map<number, number>();
		let reported = 0;
		for (const { name, pid, ts, args } of traceEvents) {
			if (name !== 'PipelineReporter' || pid !== marked.pid || !args.frame_reporter) continue;
			reported += 1;
			const { frame_sequence, state } = args.frame_reporter;
			// A frame whose scripts are late is reported twice: what is dropped of it is not the cloth.
			if (state === 'STATE_DROPPED') continue;
			frames.set(frame_sequence, markedAt + (ts - marked.ts) / 1000);
		}
		if (reported === 0) throw new Error('The trace reports no frames');
		if (!moved) return [];
		const [from, to] = moved;
		const at = [...frames.values()].filter((at) => at >= from && at <= to).sort((a, b) => a - b);
		return at.slice(1).map((end, index) => end - (at[index] ?? end));
	};
}
