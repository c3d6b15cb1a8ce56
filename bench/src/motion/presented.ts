import type { Page } from '@playwright/test';
import { readNoted } from './frames';

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

/**
 * Notes the frames that the compositor presents, which moves a `transform` while scripts run.
 * @returns ends that, and tells how many milliseconds each of them took while cloth moved
 */
export async function observePresented(page: Page): Promise<() => Promise<readonly number[]>> {
	const browser = page.context().browser();
	if (!browser) throw new Error('Only a browser that was launched is traced');
	await browser.startTracing(page, { categories: ['cc', 'benchmark', 'blink.user_timing'] });
	return async () => {
		await page.evaluate((mark) => performance.mark(mark), mark);
		const { spans } = await readNoted(page);
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
		const isWoven = (at: number) => spans.some(([from, to]) => at >= from && at <= to);
		const at = [...frames.values()].filter(isWoven).sort((a, b) => a - b);
		return at.slice(1).map((end, index) => end - (at[index] ?? end));
	};
}
