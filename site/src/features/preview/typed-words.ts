import type { Site } from '@sumu/contract';
import { directionOf, resolveTranslations } from '@sumu/contract/words';
import { createFormatters } from '../../lib/words/locale-formatters';
import { createTranslator } from '../../lib/words/translator';

/** Translations for the unsaved settings in the preview. */
export const typedWords = (site: Site) =>
	createTranslator(site, { spoken: resolveTranslations(site), formats: createFormatters });

/**
 * Sets the language and text direction of the page.
 * @returns a function that restores them
 */
export function readAs({ language }: Site): () => void {
	const page = document.documentElement;
	const { lang, dir } = page;
	Object.assign(page, { lang: language, dir: directionOf(language) });
	return () => void Object.assign(page, { lang, dir });
}
