import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Message, messages } from '../po/messages';
import { pluralRules } from '../po/plural-rules';
import { entriesOf, textsIn, updatePo } from '../po/po-file';
import { textsOf } from '../src/locales';
import {
	findTranslation,
	nameOfLanguage,
	type TextOrPlural,
	type TranslatedLanguage,
	translatedLanguages,
} from '../src/words';

/** Languages whose translation is not complete. They show the missing texts in plain English. */
const incompleteLanguages: readonly TranslatedLanguage[] = [];
/** Keys of new texts that wait for their translators. */
const untranslatedKeys: readonly string[] = [];
const completeLanguages = translatedLanguages.filter(
	(language) => !incompleteLanguages.includes(language),
);

const folder = join(import.meta.dirname, '../locales');
const readPo = (language: TranslatedLanguage) =>
	readFileSync(join(folder, `${language}.po`), 'utf8');

const formsOf = (text: TextOrPlural): readonly string[] =>
	typeof text === 'string' ? [text] : Object.values(text);
const slotsIn = (text: string) => [...text.matchAll(/\{[^{}]+\}/g)].map(([slot]) => slot).sort();

/** Placeholders of a message. A paragraph of a legal page can repeat or reorder them. */
const slotsOf = (key: string, text: string) =>
	key.includes('.') ? [...new Set(slotsIn(text))] : slotsIn(text);

/** Placeholders that a form must contain: a form for one number can spell out its count. */
function wrongForms({ key, text }: Message, translated: TextOrPlural): readonly string[] {
	const english = slotsOf(key, typeof text === 'string' ? text : text.other);
	const withoutCount = english.filter((slot) => slot !== '{count}');
	const isRight = (form: string, slots: readonly string[]) =>
		JSON.stringify(slotsOf(key, form)) === JSON.stringify(slots);
	if (typeof translated === 'string') return isRight(translated, english) ? [] : [translated];
	return Object.entries(translated)
		.filter(
			([category, form]) =>
				!isRight(form, english) &&
				!(/^(zero|one|two)$/.test(category) && isRight(form, withoutCount)),
		)
		.map(([, form]) => form);
}

test('there is a file for each language, and no other', () => {
	expect(readdirSync(folder).sort()).toEqual(
		translatedLanguages.map((language) => `${language}.po`).sort(),
	);
});

describe.each(translatedLanguages)('%s', (language) => {
	const texts = textsIn(readPo(language), language);

	it('has an entry for each text of the catalogue, as `npm run locales` writes it', () => {
		expect(updatePo(readPo(language), language, messages)).toBe(readPo(language));
	});

	it('has the placeholders of the English texts', () => {
		const wrong = messages.flatMap((message) => {
			const text = texts[message.key];
			return text === undefined ? [] : wrongForms(message, text).map((form) => [message.key, form]);
		});
		expect(wrong).toEqual([]);
	});

	it('begins and ends with a space where the English does', () => {
		const wrong = messages.filter(({ key, text }) => {
			const translated = texts[key];
			if (typeof text !== 'string' || typeof translated !== 'string') return false;
			return [/^ /, / $/].some((space) => space.test(text) !== space.test(translated));
		});
		expect(wrong.map(({ key }) => key)).toEqual([]);
	});

	it('has every plural form', () => {
		const { categories } = pluralRules[language];
		for (const { key, text } of messages)
			if (typeof text !== 'string' && texts[key])
				expect([key, Object.keys(texts[key])]).toEqual([key, [...categories]]);
	});

	it('is what the site and the CMS read', () => {
		expect(textsOf(language)).toEqual(texts);
	});
});

test.each(completeLanguages)('%s translates every text', (language) => {
	const texts = textsIn(readPo(language), language);
	const missing = messages.map(({ key }) => key).filter((key) => !texts[key]);
	expect(missing.filter((key) => !untranslatedKeys.includes(key))).toEqual([]);
});

const scripts = {
	ar: /\p{Script=Arabic}/u,
	bn: /\p{Script=Bengali}/u,
	hi: /\p{Script=Devanagari}/u,
	ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};
/** Texts that can be in Latin letters in any language. */
const latinKeys = new Set(['copyright', 'feedRights', 'privacy.6']);

test.each(Object.entries(scripts))('%s is in its own script', (language, script) => {
	const hasLatinWord = (text: string) =>
		/[a-z]{4}/i.test(text.replace(/\{\w+\}|\S+@\S+|Google/g, ''));
	const others = Object.entries(textsOf(language)).filter(([, text]) =>
		formsOf(text).some((form) => !script.test(form) && hasLatinWord(form)),
	);
	expect(others.map(([key]) => key).filter((key) => !latinKeys.has(key))).toEqual([]);
});

describe('plural forms', () => {
	/** Evaluates a C expression of a header with n. */
	const evaluate = (index: string, n: number) => Number(new Function('n', `return ${index}`)(n));
	const counts = [...Array.from({ length: 320 }, (_, n) => n), 1000, 1_000_000, 2_000_000];

	it.each(translatedLanguages)('of %s agree with Intl', (language) => {
		const { categories, index } = pluralRules[language];
		const rules = new Intl.PluralRules(language);
		expect([...categories].sort()).toEqual([...rules.resolvedOptions().pluralCategories].sort());
		for (const n of counts)
			expect([n, categories[evaluate(index, n)]]).toEqual([n, rules.select(n)]);
	});
});

describe('the translation for a language', () => {
	it('is its own, that of another region, or none', () => {
		expect(findTranslation('pt-BR')).toBe('pt-BR');
		expect(findTranslation('pt')).toBe('pt-BR');
		expect(findTranslation('pt-PT')).toBe('pt-BR');
		expect(findTranslation('BN-bd')).toBe('bn');
		expect(findTranslation('en-GB')).toBeUndefined();
		expect(findTranslation('fi')).toBeUndefined();
	});

	it('has a name in its own language', () => {
		expect(nameOfLanguage('de')).toBe('Deutsch');
		expect(nameOfLanguage('pt-BR')).toMatch(/^português/);
	});
});

describe('an update of a file', () => {
	const before: readonly Message[] = [
		{ key: 'kept', note: 'home', text: 'Home' },
		{ key: 'changed', note: 'home', text: 'Log in' },
		{ key: 'dropped', note: 'home', text: 'Bye' },
	];
	const after: readonly Message[] = [
		{ key: 'kept', note: 'home', text: 'Home' },
		{ key: 'changed', note: 'home', text: 'Sign in' },
		{ key: 'added', note: 'cart', text: { one: '{count} item', other: '{count} items' } },
	];
	const translated = updatePo('', 'de', before)
		.replace('msgid "Home"\nmsgstr ""', 'msgid "Home"\nmsgstr "Start"')
		.replace('msgid "Log in"\nmsgstr ""', 'msgid "Log in"\nmsgstr "Anmelden"')
		.replace('msgid "Bye"\nmsgstr ""', 'msgid "Bye"\nmsgstr "Tschüss"');
	const updated = updatePo(translated, 'de', after);

	it('keeps translations, adds new texts without one and drops unused ones', () => {
		expect([...entriesOf(updated).keys()]).toEqual(['kept', 'changed', 'added']);
		expect(entriesOf(updated).get('added')?.msgstr).toEqual(['', '']);
	});

	it('marks a translation of changed English as fuzzy, which the site does not use', () => {
		expect(textsIn(translated, 'de')).toEqual({
			kept: 'Start',
			changed: 'Anmelden',
			dropped: 'Tschüss',
		});
		expect(entriesOf(updated).get('changed')?.msgstr).toEqual(['Anmelden']);
		expect(textsIn(updated, 'de')).toEqual({ kept: 'Start' });
	});

	it('writes the same file again', () => {
		expect(updatePo(updated, 'de', after)).toBe(updated);
	});
});
