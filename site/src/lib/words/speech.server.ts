import type { Site } from '@sumu/contract';
import { type Spoken, spokenIn } from '@sumu/contract/words';
import { formatsOf } from './formats';
import { type Words, wordsOf } from './words';

const spokenBy = new WeakMap<Site, Spoken>();

/** How a site speaks, in whole. */
export const speechOf = (site: Site): Spoken => spokenBy.get(site) ?? spokenIn(site);

/** The settings without the owner's words, of which each page brings its own. */
export function withoutWords<Known extends Site>(site: Known): Known {
	const lean = { ...site, words: {} };
	spokenBy.set(lean, spokenIn(site));
	return lean;
}

/** For what is no page: feeds, share pictures, mails' pages. */
export const serverWords = (site: Site): Words =>
	wordsOf(site, { spoken: speechOf(site), formats: formatsOf });
