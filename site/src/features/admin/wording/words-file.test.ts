import { readFileSync } from 'node:fs';
import { textsOf } from '@sumu/contract/locales';
import { catalogueAreas, type TextOrPlural, translatedLanguages } from '@sumu/contract/words';
import { expect, test } from 'vitest';
import { linesOf } from './replaceable-texts';
import { readWordsFile } from './words-file';

/** Reads a PO file on a site in a language that has no translations yet. */
const read = (content: string, language: string) =>
	readWordsFile(
		new File([content], 'words.po'),
		linesOf({ language, wording: 'plain' }, {}),
		() => '',
		language,
	);

const formsOf = (key: string, text: TextOrPlural) =>
	typeof text === 'string'
		? [[key, text] as const]
		: Object.entries(text).map(([form, own]) => [`${key}.${form}`, own] as const);

test.each(
	translatedLanguages,
)('the project’s PO file in %s is imported with its plurals, without the legal pages', async (language) => {
	const file = readFileSync(`../contract/locales/${language}.po`, 'utf8');
	const texts = textsOf(language);
	const keys = Object.values(catalogueAreas).flatMap((area) => Object.keys(area));
	const { changes, problems } = await read(file, language);
	expect(problems).toEqual([]);
	expect(changes).toEqual(
		Object.fromEntries(keys.flatMap((key) => (texts[key] ? formsOf(key, texts[key]) : []))),
	);
	expect(changes).toHaveProperty(['minutes.other']);
});

const plural = (...forms: readonly string[]) =>
	[
		'msgctxt "minutes"',
		'msgid "{count} minute"',
		'msgid_plural "{count} minutes"',
		...forms.map((form, index) => `msgstr[${index}] "${form}"`),
		'',
	].join('\n');

test.each([
	['pl', ['{count} minuta', '{count} minuty', '{count} minut'], ['one', 'few', 'many', 'other']],
	['es', ['{count} minuto', '{count} minutos'], ['one', 'many', 'other']],
	['cs', ['{count} minuta', '{count} minuty', '{count} minut'], ['one', 'few', 'many', 'other']],
	['ja', ['{count} 分'], ['other']],
] as const)('in %s, a file may omit the plural forms of fractions and millions', async (language, forms, categories) => {
	const { changes, problems } = await read(plural(...forms), language);
	expect(problems).toEqual([]);
	expect(Object.keys(changes).sort()).toEqual(categories.map((form) => `minutes.${form}`).sort());
	expect(changes['minutes.other']).toBe(forms.at(-1));
});

test('a plural with a wrong number of forms or an unknown placeholder is not imported', async () => {
	expect(await read(plural('{count} minute', '{count} minutes'), 'ar')).toEqual({
		changes: {},
		problems: [
			{
				place: 'Line 1',
				reason: 'العربية has another number of plural forms than this text.',
			},
		],
	});
	expect(await read(plural('{count} Minute', '{conut} Minuten'), 'de')).toEqual({
		changes: { 'minutes.one': '{count} Minute' },
		problems: [
			{
				place: 'Line 1, plural form “other”',
				reason: '{conut} isn’t available in this text.',
			},
		],
	});
});

test('an untranslated plural changes nothing', async () => {
	expect(await read(plural('', ''), 'de')).toEqual({ changes: {}, problems: [] });
});
