import { describe, expect, it } from 'vitest';
import * as messages from '../src/messages';
import * as account from '../src/messages/account';
import * as cart from '../src/messages/cart';
import * as forms from '../src/messages/forms';
import * as pages from '../src/messages/pages';
import * as reviews from '../src/messages/reviews';
import * as screens from '../src/messages/screens';
import * as session from '../src/messages/session';
import * as submissions from '../src/messages/submissions';
import {
	catalogueAreas,
	catalogueEntries,
	defaultForm,
	formOf,
	resolveTranslations,
	translateMessage,
} from '../src/words';

const original = { wording: 'original', language: 'en', words: {} } as const;
const texts = (text: unknown) =>
	typeof text === 'string' ? [text] : Object.values(Object(text)).map(String);
const slots = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the catalogue', () => {
	it('has each key and each original once', () => {
		const keys = Object.values(catalogueAreas).flatMap((area) => Object.keys(area));
		expect(new Set(keys).size).toBe(keys.length);
		const originals = catalogueEntries.map(([, word]) => defaultForm(word.original));
		expect(originals.filter((text, at) => originals.indexOf(text) !== at)).toEqual([]);
	});

	it('fills the same in every wording', () => {
		for (const [key, { original, plain, bn }] of catalogueEntries)
			for (const text of [...texts(plain), ...texts(bn)])
				if (text !== 'একটি মতামত' && plain !== '{message}')
					expect([key, slots(text)]).toEqual([key, slots(defaultForm(original))]);
	});

	it('says in Bangla what it says in English', () => {
		const spoken = catalogueEntries.filter(([, { plain }]) => plain !== '');
		const latin = spoken.filter(([, { bn }]) => !/\p{Script=Bengali}/u.test(defaultForm(bn)));
		expect(latin.map(([key]) => key)).toEqual([]);
	});

	it('knows what the contract tells visitors', () => {
		const known = new Set<string>(catalogueEntries.map(([, word]) => defaultForm(word.original)));
		const parts = { account, cart, forms, pages, reviews, screens, session, submissions };
		const unknown = Object.values(parts)
			.flatMap((part) => Object.values(part))
			.filter((message) => typeof message === 'string' && !known.has(message));
		expect(unknown).toEqual([]);
	});
});

describe('a site', () => {
	it('that keeps the original says nothing otherwise', () => {
		expect(resolveTranslations(original)).toEqual({});
	});

	it('says the owner’s words, one form of a plural too', () => {
		const words = { sendMessage: 'Write to Anna', 'results.other': '{count} finds: {words}' };
		expect(resolveTranslations({ ...original, words })).toEqual({
			'Send message': 'Write to Anna',
			'{count} results for “{words}”': {
				one: '{count} result for “{words}”',
				other: '{count} finds: {words}',
			},
		});
	});

	it('speaks plain English, Bangla, or English in a language without words', () => {
		const login = (wording: 'original' | 'plain', language: string) =>
			resolveTranslations({ wording, language, words: {} }).Login;
		expect(login('plain', 'en-GB')).toBe('Log in');
		expect(login('original', 'bn-BD')).toBe('লগ ইন');
		expect(login('plain', 'cs')).toBe('Log in');
		expect(login('original', 'cs')).toBeUndefined();
	});

	it('words messages that come from elsewhere', () => {
		const spoken = resolveTranslations({ ...original, language: 'bn' });
		const number = (value: number) => value.toLocaleString('bn');
		const say = (message: string) => translateMessage(message, spoken, number).text;
		expect(say(messages.tooLong(80))).toBe('সর্বোচ্চ ৮০টি অক্ষর লিখুন');
		expect(say(messages.enterName)).toBe('আপনার নাম লিখুন');
		expect(say(messages.numberBetween(1, 5))).toBe('১ থেকে ৫-এর মধ্যে একটি সংখ্যা লিখুন');
		expect(say('Nobody knows this')).toBe('Nobody knows this');
	});

	it('forms plurals as its language does', () => {
		const czech = { one: '{count} výsledek', few: '{count} výsledky', other: '{count} výsledků' };
		const form = (count: number) => formOf(czech, count, 'cs');
		expect([1, 3, 5].map(form)).toEqual([czech.one, czech.few, czech.other]);
	});
});
