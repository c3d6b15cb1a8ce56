import { describe, expect, it } from 'vitest';
import { textsOf } from '../src/locales';
import * as messages from '../src/messages';
import * as changes from '../src/messages/changes';
import * as forms from '../src/messages/forms';
import * as pages from '../src/messages/pages';
import * as submissions from '../src/messages/submissions';
import {
	catalogueAreas,
	catalogueEntries,
	defaultForm,
	formOf,
	type LocaleSettings,
	resolveTranslations,
	translateMessage,
} from '../src/words';

const original = { wording: 'original', language: 'en', words: {} } as const;
const texts = (text: unknown) =>
	typeof text === 'string' ? [text] : Object.values(Object(text)).map(String);
const translationsOf = (manner: LocaleSettings) =>
	resolveTranslations(manner, textsOf(manner.language));
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the translation catalogue', () => {
	it('has unique keys and unique original texts', () => {
		const keys = Object.values(catalogueAreas).flatMap((area) => Object.keys(area));
		expect(new Set(keys).size).toBe(keys.length);
		const originals = catalogueEntries.map(([, word]) => defaultForm(word.original));
		expect(originals.filter((text, at) => originals.indexOf(text) !== at)).toEqual([]);
	});

	it('uses the same placeholders in both wordings', () => {
		for (const [key, { original, plain }] of catalogueEntries)
			for (const text of texts(plain))
				expect([key, slots(text)]).toEqual([key, slots(defaultForm(original))]);
	});

	it('contains every visitor message of the contract', () => {
		const known = new Set<string>(catalogueEntries.map(([, word]) => defaultForm(word.original)));
		const parts = { changes, forms, pages, submissions };
		const unknown = Object.values(parts)
			.flatMap((part) => Object.values(part))
			.filter((message) => typeof message === 'string' && !known.has(message));
		expect(unknown).toEqual([]);
	});
});

describe('site translations', () => {
	it('are empty for the original wording', () => {
		expect(translationsOf(original)).toEqual({});
	});

	it('include the owner’s texts, even for a single plural form', () => {
		const words = { sendMessage: 'Write to Anna', 'results.other': '{count} finds: {words}' };
		expect(translationsOf({ ...original, words })).toEqual({
			'Send message': 'Write to Anna',
			'{count} results for “{words}”': {
				one: '{count} result for “{words}”',
				other: '{count} finds: {words}',
			},
		});
	});

	it('use the wording, the language’s texts, or plain English for a language without any', () => {
		const login = (wording: 'original' | 'plain', language: string) =>
			translationsOf({ wording, language, words: {} }).Login;
		expect(login('plain', 'en-GB')).toBe('Sign in');
		expect(login('original', 'bn-BD')).toBe('লগ ইন');
		expect(login('original', 'fi')).toBe('Sign in');
	});

	it('cover messages with placeholders, and leave unknown messages unchanged', () => {
		const spoken = translationsOf({ ...original, language: 'bn' });
		const number = (value: number) => value.toLocaleString('bn');
		const t = (message: string) => translateMessage(message, spoken, number).text;
		expect(t(messages.tooLong(80))).toBe('সর্বোচ্চ ৮০টি অক্ষর লিখুন');
		expect(t(messages.enterName)).toBe('আপনার নাম লিখুন');
		expect(t(messages.numberBetween(1, 5))).toBe('১ থেকে ৫-এর মধ্যে একটি সংখ্যা লিখুন');
		expect(t('Nobody knows this')).toBe('Nobody knows this');
	});

	it('follow the plural rules of the language', () => {
		const czech = { one: '{count} výsledek', few: '{count} výsledky', other: '{count} výsledků' };
		const form = (count: number) => formOf(czech, count, 'cs');
		expect([1, 3, 5].map(form)).toEqual([czech.one, czech.few, czech.other]);
	});
});
