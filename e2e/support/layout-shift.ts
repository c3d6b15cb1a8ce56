import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** Layout shifts since the page was loaded. */
		layoutShifts?: { readonly value: number; readonly moved: string }[];
	}
	/** Entry of the Layout Instability API, which TypeScript's types lack. */
	interface LayoutShift extends PerformanceEntry {
		readonly value: number;
		readonly sources: readonly {
			readonly node: Node | null;
			readonly previousRect: DOMRectReadOnly;
			readonly currentRect: DOMRectReadOnly;
		}[];
	}
}

/** Records each layout shift of later pages, including those right after an input, which CLS ignores. */
export const recordLayoutShifts = (page: Page) =>
	page.addInitScript(() => {
		const shifts: NonNullable<Window['layoutShifts']> = [];
		window.layoutShifts = shifts;
		const isShift = (entry: PerformanceEntry): entry is LayoutShift =>
			entry.entryType === 'layout-shift';
		const observer = new PerformanceObserver((list) => {
			for (const { value, sources } of list.getEntries().filter(isShift)) {
				const moved = sources.map(({ node, previousRect, currentRect }) => {
					const text = node?.textContent?.trim().slice(0, 30);
					return `${node?.nodeName} "${text}" ${previousRect.y} -> ${currentRect.y}`;
				});
				shifts.push({ value, moved: moved.join(', ') });
			}
		});
		observer.observe({ type: 'layout-shift', buffered: true });
	});

/** Waits until everything is loaded and drawn, then returns and clears the recorded shifts. */
export async function takeLayoutShifts(page: Page): Promise<string[]> {
	await page.waitForLoadState('networkidle');
	return page.evaluate(async () => {
		await document.fonts.ready;
		await document.activeViewTransition?.finished;
		// The observer receives the entries of a frame after it.
		for (let frame = 0; frame < 3; frame++)
			await new Promise((resolve) => requestAnimationFrame(resolve));
		await new Promise((resolve) => setTimeout(resolve));
		const negligible = 0.001;
		const shifts = (window.layoutShifts ?? []).splice(0);
		const sum = shifts.reduce((total, { value }) => total + value, 0);
		return sum < negligible
			? []
			: shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`);
	});
}
