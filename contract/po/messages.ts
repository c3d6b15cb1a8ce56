import { legalParagraphs } from '../src/locales/legal.ts';
import { catalogueAreas } from '../src/words/catalogue.ts';
import { plainText, type TextOrPlural } from '../src/words/catalogue-entry.ts';

/** A text to translate. */
export interface Message {
	/** Key in the catalogue, or of a legal page's paragraph. */
	readonly key: string;
	/** Note for translators: where the text appears. */
	readonly note: string;
	/** Plain English. */
	readonly text: TextOrPlural;
}

/** Every text to translate, in the order of the catalogue. */
export const messages: readonly Message[] = [
	...Object.entries(catalogueAreas).flatMap(([area, words]) =>
		Object.entries(words).map(([key, word]) => ({ key, note: area, text: plainText(word) })),
	),
	...Object.entries(legalParagraphs).map(([key, text]) => ({
		key,
		note: 'legal page, Markdown; keep everything in braces',
		text,
	})),
].filter(({ text }) => text !== '');
