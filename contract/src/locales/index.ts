import { findTranslation, type LanguageTexts } from '../words';
import { localeTexts } from './texts';

export { type LegalKey, legalPageKeys, legalParagraphs } from './legal';

/** Returns the translations of a language; none for English and untranslated languages. Not for browsers: 500 kB. */
export function textsOf(language: string): LanguageTexts {
	const translation = findTranslation(language);
	return translation ? localeTexts[translation] : {};
}
