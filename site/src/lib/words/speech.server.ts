import type { Site } from '@sumu/contract';
import { type Spoken, spokenIn } from '@sumu/contract/words';
import { formatsOf } from './formats';
import { type Words, wordsOf } from './words';

const spokenBy = new WeakMap<Site, Spoken>();

/** Returns all translations of a site. */
export const speechOf = (site: Site): Spoken => spokenBy.get(site) ?? spokenIn(site);

/** Removes the owner's words from the settings: each page embeds only those it uses. */
export function withoutWords<Known extends Site>(site: Known): Known {
	const lean = { ...site, words: {} };
	spokenBy.set(lean, spokenIn(site));
	return lean;
}

/** Translations for responses that are not app pages: feeds, share pictures and pages linked from e-mails. */
export const serverWords = (site: Site): Words =>
	wordsOf(site, { spoken: speechOf(site), formats: formatsOf });
