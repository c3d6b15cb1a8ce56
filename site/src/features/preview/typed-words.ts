import type { Site } from '@sumu/contract';
import { directionOf, type LanguageTexts, resolveTranslations } from '@sumu/contract/words';
import { loadLanguageTexts } from '../../lib/words/language-texts';
import { createFormatters } from '../../lib/words/locale-formatters';
import { createTranslator } from '../../lib/words/translator';

/** Translations for the unsaved settings in the preview. */
export const typedWords = (site: Site, texts: LanguageTexts) =>
	createTranslator(site, { spoken: resolveTranslations(site, texts), formats: createFormatters });

/**
 * Sets the language and text direction of the page.
 * @returns a function that restores them
 */
function readAs({ language }: Site): () => void {
	const page = document.documentElement;
	const { lang, dir } = page;
	Object.assign(page, { lang: language, dir: directionOf(language) });
	return () => void Object.assign(page, { lang, dir });
}

/** Loads the texts and functions for unsaved settings in a language. */
export async function loadTypedWords(language: string) {
	const texts = await loadLanguageTexts(language);
	return { readAs, typedWords: (site: Site) => typedWords(site, texts) };
}

export type TypedWords = Awaited<ReturnType<typeof loadTypedWords>>;
