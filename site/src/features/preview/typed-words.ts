import type { Site } from '@sumu/contract';
import { directionOf, spokenIn } from '@sumu/contract/words';
import { formatsOf } from '../../lib/words/formats';
import { wordsOf } from '../../lib/words/words';

/** Translations for the unsaved settings in the preview. */
export const typedWords = (site: Site) =>
	wordsOf(site, { spoken: spokenIn(site), formats: formatsOf });

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
