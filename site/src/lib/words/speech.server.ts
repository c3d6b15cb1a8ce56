import type { Site } from '@sumu/contract';
import { textsOf } from '@sumu/contract/locales';
import { resolveTranslations, type Translations } from '@sumu/contract/words';
import { createFormatters } from './locale-formatters';
import { createTranslator, type Translator } from './translator';

const spokenBy = new WeakMap<Site, Translations>();

const translationsOf = (site: Site) => resolveTranslations(site, textsOf(site.language));

/** Returns all translations of a site. */
export const speechOf = (site: Site): Translations => spokenBy.get(site) ?? translationsOf(site);

/** Removes the owner's words from the settings: each page embeds only those it uses. */
export function withoutWords<Known extends Site>(site: Known): Known {
	const lean = { ...site, words: {} };
	spokenBy.set(lean, translationsOf(site));
	return lean;
}

/** Translations for responses that are not app pages: feeds, share pictures and pages linked from e-mails. */
export const serverWords = (site: Site): Translator =>
	createTranslator(site, { spoken: speechOf(site), formats: createFormatters });
