import type { Page } from '@playwright/test';
import { catalogueEntries, type TextOrPlural } from '@sumu/contract/words';

const formsOf = (text: TextOrPlural | undefined): string[] =>
	text === undefined ? [] : typeof text === 'string' ? [text] : Object.values(text);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Minimum number of letters: shorter texts may be the same in several languages. */
const fewest = 4;

/** Patterns of the English texts with a different Bangla translation; placeholders match any text. */
const english = catalogueEntries.flatMap(([, { original, plain, bn }]) =>
	[...formsOf(original), ...formsOf(plain)]
		.filter((text) => text.replace(/\{\w+\}/g, '').trim().length >= fewest)
		.filter((text) => !formsOf(bn).includes(text))
		.map(
			(text) =>
				new RegExp(
					`^${text
						.split(/\{\w+\}/)
						.map(escaped)
						.join('.+')}$`,
				),
		),
);

/** Runs in the page: returns its texts and labels. */
function saidHere(): string[] {
	const attributes = ['aria-label', 'alt', 'title', 'placeholder'];
	const said = Array.from(document.querySelectorAll<HTMLElement>('body, body *'), (element) => [
		...attributes.map((name) => element.getAttribute(name) ?? ''),
		...(element.matches('script, style, template') ? [] : [element.innerText ?? '']),
	]);
	return [...new Set(said.flat().map((text) => text.trim()))];
}

/** Returns the English texts on a page in Bangla. */
export async function englishIn(page: Page): Promise<string[]> {
	const texts = await page.evaluate(saidHere);
	return texts.filter((text) => english.some((pattern) => pattern.test(text)));
}
