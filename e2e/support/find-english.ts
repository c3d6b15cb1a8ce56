import type { Page } from '@playwright/test';
import { findEnglish } from '@sumu/contract/examples';
import type { TranslatedLanguage } from '@sumu/contract/words';

/** Runs in the page: returns its texts and labels. */
function saidHere(): string[] {
	const attributes = ['aria-label', 'alt', 'title', 'placeholder'];
	const said = Array.from(document.querySelectorAll<HTMLElement>('body, body *'), (element) => [
		...attributes.map((name) => element.getAttribute(name) ?? ''),
		...(element.matches('script, style, template') ? [] : [element.innerText ?? '']),
	]);
	return [...new Set(said.flat().map((text) => text.trim()))];
}

/** Returns the English texts on a page in another language. */
export async function englishIn(page: Page, language: TranslatedLanguage): Promise<string[]> {
	const response = await page.request.get(`/words.json/${language}`);
	return findEnglish(await page.evaluate(saidHere), await response.json());
}
