/// <reference path="./gettext-parser.d.ts" />
import { type PoEntry, type PoFile, po } from 'gettext-parser';
import type { LanguageTexts, PluralForms, TextOrPlural, TranslatedLanguage } from '../src/words';
import type { Message } from './messages.ts';
import { pluralRules } from './plural-rules.ts';

const headersOf = (language: TranslatedLanguage) => {
	const { categories, index } = pluralRules[language];
	return {
		'Content-Type': 'text/plain; charset=utf-8',
		'Content-Transfer-Encoding': '8bit',
		'MIME-Version': '1.0',
		Language: language.replace('-', '_'),
		'Plural-Forms': `nplurals=${categories.length}; plural=${index};`,
	};
};

/** Text for `msgid`: the singular of a plural. */
const singularOf = (text: TextOrPlural) =>
	typeof text === 'string' ? text : (text.one ?? text.other);
const pluralOf = (text: TextOrPlural) => (typeof text === 'string' ? undefined : text.other);

const isFuzzy = ({ comments }: PoEntry) => /\bfuzzy\b/.test(comments?.flag ?? '');

/** Returns the entries of a file by key, without the header. */
export function entriesOf(file: string): ReadonlyMap<string, PoEntry> {
	const { translations } = po.parse(file, { validation: true });
	return new Map(
		Object.entries(translations)
			.filter(([key]) => key !== '')
			.flatMap(([key, byId]) => Object.values(byId).map((entry) => [key, entry] as const)),
	);
}

/** Checks whether an entry translates this text, and not an earlier version of it. */
export const isCurrent = ({ msgid, msgid_plural }: PoEntry, text: TextOrPlural) =>
	msgid === singularOf(text) && msgid_plural === pluralOf(text);

function translationIn(entry: PoEntry, language: TranslatedLanguage): TextOrPlural | undefined {
	const { msgstr, msgid_plural } = entry;
	if (isFuzzy(entry) || msgstr.length === 0 || msgstr.includes('')) return undefined;
	if (msgid_plural === undefined) return msgstr[0];
	const { categories } = pluralRules[language];
	if (msgstr.length !== categories.length) return undefined;
	return Object.fromEntries(
		categories.map((category, index) => [category, msgstr[index]]),
	) as unknown as PluralForms;
}

/** Returns the translations of a file by key, without untranslated and fuzzy entries. */
export const textsIn = (file: string, language: TranslatedLanguage): LanguageTexts =>
	Object.fromEntries(
		[...entriesOf(file)].flatMap(([key, entry]) => {
			const text = translationIn(entry, language);
			return text === undefined ? [] : [[key, text]];
		}),
	);

const isTranslatedLanguage = (name: string): name is TranslatedLanguage => name in pluralRules;

/** Returns the language of a file: its name without the extension. */
export function languageOfFile(path: string): TranslatedLanguage {
	const name = path.replace(/^.*[\\/]|\.po$/g, '');
	if (!isTranslatedLanguage(name)) throw new Error(`${path} is of no language in plural-rules.ts`);
	return name;
}

const emptyForms = (text: TextOrPlural, language: TranslatedLanguage) =>
	typeof text === 'string' ? [''] : pluralRules[language].categories.map(() => '');

/** Returns the entry of a message: the known one, one to revise if the English has changed, or an empty one. */
function updateEntry(
	{ key, note, text }: Message,
	language: TranslatedLanguage,
	known: PoEntry | undefined,
): PoEntry {
	const comments = { ...known?.comments, extracted: note };
	const fresh = { msgctxt: key, msgid: singularOf(text), msgid_plural: pluralOf(text) };
	if (!known) return { ...fresh, msgstr: emptyForms(text, language), comments };
	if (isCurrent(known, text)) return { ...fresh, msgstr: known.msgstr, comments };
	const isSameKind = (known.msgid_plural === undefined) === (typeof text === 'string');
	if (!isSameKind || known.msgstr.includes(''))
		return { ...fresh, msgstr: emptyForms(text, language), comments };
	return {
		...fresh,
		msgstr: known.msgstr,
		comments: { ...comments, flag: 'fuzzy', previous: `msgid ${JSON.stringify(known.msgid)}` },
	};
}

/**
 * Returns a file with an entry for each message: new ones untranslated, those whose English has changed marked as
 * fuzzy, and without those that are no longer used.
 */
export function updatePo(
	file: string,
	language: TranslatedLanguage,
	messages: readonly Message[],
): string {
	const entries = file ? entriesOf(file) : new Map<string, PoEntry>();
	const headers = { ...(file && po.parse(file).headers), ...headersOf(language) };
	const translations: PoFile['translations'] = {};
	for (const message of messages) {
		const entry = updateEntry(message, language, entries.get(message.key));
		translations[message.key] = { [entry.msgid]: entry };
	}
	const compiled = po.compile({ charset: 'utf-8', headers, translations });
	return `${Buffer.from(compiled).toString('utf8').trimEnd()}\n`;
}
