import type { Site } from '@sumu/contract';
import { directionOf, spokenIn } from '@sumu/contract/words';
import { formatsOf } from '../../lib/words/formats';
import { wordsOf } from '../../lib/words/words';

/** How a site speaks that is typed and not saved: of all words there are. */
export const typedWords = (site: Site) =>
	wordsOf(site, { spoken: spokenIn(site), formats: formatsOf });

/** Has this page be of the site's language, and read from its side. @returns what takes that back */
export function readAs({ language }: Site): () => void {
	const page = document.documentElement;
	const { lang, dir } = page;
	Object.assign(page, { lang: language, dir: directionOf(language) });
	return () => void Object.assign(page, { lang, dir });
}
