import type { Page } from '@playwright/test';
import { findEnglish } from '@sumu/contract/examples';
import type { LanguageTexts } from '@sumu/contract/words';

const RECORDING_MS = 1000;

/** Records every text that is on screen in a frame of the first second of each page. Call this before opening one. */
export const recordFirstSecond = (page: Page) =>
	page.addInitScript((recordingMs) => {
		const textsOnScreen = new Set<string>();
		Object.assign(window, { textsOnScreen });
		function recordFrame() {
			if (document.body) {
				const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
				while (walker.nextNode()) {
					const { data, parentElement } = walker.currentNode as Text;
					const isText = parentElement && !parentElement.matches('script, style, template');
					if (isText && data.trim() && parentElement.checkVisibility())
						textsOnScreen.add(data.trim());
				}
			}
			if (performance.now() < recordingMs) requestAnimationFrame(recordFrame);
		}
		requestAnimationFrame(recordFrame);
	}, RECORDING_MS);

/** Returns the English texts that were on screen in the first second, although the language has a translation. */
export async function englishInFirstSecond(page: Page, texts: LanguageTexts): Promise<string[]> {
	const isRecorded = (recordingMs: number) => performance.now() > recordingMs;
	await page.waitForFunction(isRecorded, RECORDING_MS);
	const shown = await page.evaluate(() => [
		...(Reflect.get(window, 'textsOnScreen') as ReadonlySet<string>),
	]);
	return findEnglish(shown, texts);
}
