import { type CatalogueKey, catalogueEntries, type StaticText } from './catalogue';
import {
	type CatalogueEntry,
	defaultForm,
	pluralPart,
	type TextOrPlural,
	type Translations,
} from './catalogue-entry';
import { isBangla, type LocaleSettings } from './locale-settings';

/** Returns the catalogue's text in a language and wording, before the owner's replacements. */
export function textIn(
	word: CatalogueEntry,
	{ language, wording }: Pick<LocaleSettings, 'wording' | 'language'>,
) {
	if (isBangla(language)) return word.bn;
	return wording === 'original' ? word.original : (word.plain ?? word.original);
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
export function textOf(label: StaticText, manner: LocaleSettings): string {
	const entry = catalogueEntries.find(([, { original }]) => original === label);
	return entry
		? defaultForm(applyReplacements(entry[0], textIn(entry[1], manner), manner.words))
		: label;
}

/** Returns the translations of a site; empty for the original wording without replacements. */
export function resolveTranslations(manner: LocaleSettings): Translations {
	const translations: Record<string, TextOrPlural> = {};
	for (const [key, word] of catalogueEntries) {
		const text = applyReplacements(key, textIn(word, manner), manner.words);
		if (text === word.original) continue;
		translations[typeof word.original === 'string' ? word.original : word.original.other] = text;
	}
	return translations;
}
