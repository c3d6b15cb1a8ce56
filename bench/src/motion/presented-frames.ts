import type { Page } from '@playwright/test';
import { readNoted } from './frames';

/** Event in a Chromium trace: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMh4h6I0nSsKchNAySU */
interface TraceEvent {
	readonly name: string;
	/** Process id. */
	readonly pid: number;
	/** Microseconds on the trace's clock. */
	readonly ts: number;
	readonly args: {
		readonly data?: { readonly startTime?: number };
		readonly frame_reporter?: { readonly frame_sequence: number; readonly state: string };
	};
}

interface Trace {
	readonly traceEvents: readonly TraceEvent[];
}

/** Performance mark that relates the page's clock to the trace's. */
const mark = 'motion';

/**
 * Traces the frames presented by the compositor, which animates `transform` even while scripts run.
 * @returns a function that stops the trace and returns the duration in milliseconds of each frame during which the
 * woven pattern moved
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
			// A frame with late scripts is reported twice. The dropped report concerns the scripts, not the woven
			// pattern.
			if (state === 'STATE_DROPPED') continue;
			frames.set(frame_sequence, markedAt + (ts - marked.ts) / 1000);
		}
		if (reported === 0) throw new Error('The trace reports no frames');
		const isWoven = (at: number) => spans.some(([from, to]) => at >= from && at <= to);
		const at = [...frames.values()].filter(isWoven).sort((a, b) => a - b);
		return at.slice(1).map((end, index) => end - (at[index] ?? end));
	};
}
