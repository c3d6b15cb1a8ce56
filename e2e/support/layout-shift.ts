import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** Layout shifts since the page was loaded. */
		layoutShifts?: { readonly value: number; readonly moved: string }[];
	}
	/** Of the Layout Instability API, which TypeScript does not know. */
	interface LayoutShift extends PerformanceEntry {
		readonly value: number;
		readonly sources: readonly {
			readonly node: Node | null;
			readonly previousRect: DOMRectReadOnly;
			readonly currentRect: DOMRectReadOnly;
		}[];
	}
}

/** Notes each layout shift of the pages to come, also those just after an input, which CLS leaves out. */
export const noteLayoutShifts = (page: Page) =>
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

/** Shifts noted so far, once everything is loaded and drawn. */
export async function layoutShifts(page: Page): Promise<string[]> {
	await page.waitForLoadState('networkidle');
	return page.evaluate(async () => {
		await document.fonts.ready;
		await document.activeViewTransition?.finished;
		// Entries of a frame are told after it.
		for (let frame = 0; frame < 3; frame++)
			await new Promise((resolve) => requestAnimationFrame(resolve));
		await new Promise((resolve) => setTimeout(resolve));
		const least = 0.001;
		const shifts = (window.layoutShifts ?? []).splice(0);
		const sum = shifts.reduce((total, { value }) => total + value, 0);
		return sum < least ? [] : shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved}`);
	});
}
