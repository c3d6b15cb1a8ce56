import { baseOf } from '../base-language';
import { type CatalogueKey, catalogueEntries, type StaticText } from './catalogue';
import {
	type CatalogueEntry,
	defaultForm,
	type LanguageTexts,
	plainText,
	pluralPart,
	type TextOrPlural,
	type Translations,
} from './catalogue-entry';
import type { LocaleSettings } from './locale-settings';

/**
 * Returns a text in a language and wording, before the owner's replacements. Untranslated texts are in plain English.
 * @param texts translations of the language; none for English
 */
export function textIn(
	key: CatalogueKey,
	word: CatalogueEntry,
	{ language, wording }: Pick<LocaleSettings, 'wording' | 'language'>,
	texts: LanguageTexts,
): TextOrPlural {
	if (baseOf(language) === 'en' && wording === 'original') return word.original;
	return texts[key] ?? plainText(word);
}

/** Applies the owner's replacements to a text. */
function applyReplacements(
	key: CatalogueKey,
	text: TextOrPlural,
	words: LocaleSettings['words'],
): TextOrPlural {
	if (typeof text === 'string') return words[key] ?? text;
	const forms = pluralForms.flatMap((form) => {
		const own = words[pluralPart(key, form)];
		return own === undefined ? [] : [[form, own] as const];
	});
	return forms.length > 0 ? { ...text, ...Object.fromEntries(forms) } : text;
}

const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Returns the translation of one text. */
export function textOf(label: StaticText, manner: LocaleSettings, texts: LanguageTexts): string {
	const entry = catalogueEntries.find(([, { original }]) => original === label);
	return entry
		? defaultForm(applyReplacements(entry[0], textIn(...entry, manner, texts), manner.words))
		: label;
}

/** Returns the translations of a site; empty for the original wording without replacements. */
export function resolveTranslations(manner: LocaleSettings, texts: LanguageTexts): Translations {
	const translations: Record<string, TextOrPlural> = {};
	for (const [key, word] of catalogueEntries) {
		const text = applyReplacements(key, textIn(key, word, manner, texts), manner.words);
		if (text === word.original) continue;
		translations[typeof word.original === 'string' ? word.original : word.original.other] = text;
	}
	return translations;
}
