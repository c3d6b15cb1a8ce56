/** The order of the forms in PO files. */
const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Every language uses the same form for a count and for the count plus 100, except for millions. */
const SAMPLE_COUNTS = Array.from({ length: 200 }, (_, count) => count);

/** A form of a plural with its text. */
export type PluralForm = readonly [form: Intl.LDMLPluralRule, text: string];

/**
 * Assigns the forms of a PO entry to the plural categories of a language. A file may omit the categories that only
 * fractions or millions use; these get the text of the last form.
 * @returns undefined if the number of forms is not one that PO files of this language have
 */
export function assignPluralForms(
	texts: readonly string[],
	language: string,
): readonly PluralForm[] | undefined {
	const rules = new Intl.PluralRules(language);
	const ofLanguage = new Set<string>(rules.resolvedOptions().pluralCategories);
	const all = categories.filter((category) => ofLanguage.has(category));
	const ofCounts = new Set(SAMPLE_COUNTS.map((count) => rules.select(count)));
	const used = [all, all.filter((category) => ofCounts.has(category))].find(
		({ length }) => length === texts.length,
	);
	const lastText = texts.at(-1) ?? '';
	return used && all.map((form) => [form, texts[used.indexOf(form)] ?? lastText]);
}
