import type { Page } from '@playwright/test';

export interface Vitals {
	/** Largest Contentful Paint in milliseconds. */
	readonly largest: number;
	/** Milliseconds until the page's first picture is painted; 0 without a picture. */
	readonly picture: number;
	/** Total blocking time: milliseconds of tasks beyond 50 each, since the first contentful paint. */
	readonly blocking: number;
	/** Milliseconds of the longest task since the first contentful paint; 0 if none took 50. */
	readonly longestTask: number;
	/** Sum of layout shifts without recent user input. */
	readonly shift: number;
}

/** Records performance entries from the start of navigation; runs in the page. */
function note() {
	const noted = { largest: 0, picture: 0, shift: 0, tasks: [] as [start: number, end: number][] };
	Object.assign(globalThis, { noted });
	new PerformanceObserver((list) => {
		for (const { startTime } of list.getEntries()) noted.largest = startTime;
	}).observe({ type: 'largest-contentful-paint', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) noted.picture ||= entry.startTime;
	}).observe({ type: 'element', buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const { value, hadRecentInput } = entry.toJSON();
			if (!hadRecentInput) noted.shift += value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			noted.tasks.push([startTime, startTime + duration]);
	}).observe({ type: 'longtask', buffered: true });
}

export const observeVitals = (page: Page): Promise<unknown> => page.addInitScript(note);

/** @throws if nothing was painted */
export async function readVitals(page: Page): Promise<Vitals> {
	const vitals = await page.evaluate((): Vitals => {
		const { largest, picture, shift, tasks } = Object(globalThis).noted;
		const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
		let blocking = 0;
		let longestTask = 0;
		for (const [start, end] of tasks) {
			const milliseconds = end - Math.max(start, painted);
			blocking += Math.max(0, milliseconds - 50);
			longestTask = Math.max(longestTask, milliseconds);
		}
		return { largest, picture, shift, blocking, longestTask };
	});
	if (vitals.largest === 0) throw new Error(`${page.url()} painted nothing`);
	return vitals;
}
