import type { Site } from '@sumu/contract';
import {
	interpolate,
	isOriginal,
	type SourcePlural,
	type TextOrPlural,
	type Translate,
	type Translations,
} from '@sumu/contract/words';

export type LocaleSettings = Pick<Site, 'wording' | 'language' | 'currency' | 'timeZone'>;

/** Formatters for numbers, dates and prices. */
export interface LocaleFormatters {
	/** `digits` is the number of decimal places. */
	number(value: number, digits?: number): string;
	/** Position in a list, padded to two digits. */
	place(value: number): string;
	year(value: number): string;
	/** `value` is a percentage: 50 for 50 %. */
	percent(value: number): string;
	day(date: string): string;
	/** Amount of money; whole amounts have no decimal places. */
	money(amount: number): string;
	/** Price of a project that is not free. */
	price(price: number): string;
	/** Selects the plural form for a count. */
	form(text: TextOrPlural, count: number): string;
}

/** Translation lookup. */
export interface TranslationSource {
	/** Translations that differ from the texts in the code. */
	readonly spoken: Translations;
	/** Called with each phrase used, because the browser receives only those. */
	readonly onSaid?: (phrase: string) => void;
	/** Undefined if the site uses the specification's formats. */
	readonly formats?: ((manner: LocaleSettings) => LocaleFormatters) | undefined;
}

/** Translates the texts in the code and formats dates, numbers and prices in the site's language. */
export interface Translator extends Omit<LocaleFormatters, 'price' | 'form'> {
	readonly language: string;
	readonly t: Translate;
	/** Translates a text with a plural form; the number is available as `count`. */
	counted(forms: SourcePlural, count: number, filling?: Readonly<Record<string, string>>): string;
	/** Price of a project; '' if it has none. */
	price(price: number | null): string;
	readonly speech: TranslationSource;
}

/** Formats of the specification. Avoids `Intl`, whose first use takes 50 ms on a phone. */
const defaultFormatters: LocaleFormatters = {
	number: (value, digits) => (digits ? value.toFixed(digits) : String(value)),
	place: (value) => String(value).padStart(2, '0'),
	year: String,
	percent: (value) => `${value}%`,
	day: (date) => new Date(date).toUTCString().slice(5, 16),
	money: (amount) => `$${amount === 0 ? 0 : amount.toLocaleString('en-US')}`,
	price: (price) => `$_${price}`,
	form: (text) => (typeof text === 'string' ? text : text.other),
};

/** Returns the translations of a site; defaults to the specification's if the settings are missing. */
export function createTranslator(
	manner: LocaleSettings | null,
	speech: TranslationSource,
): Translator {
	const formatters =
		(manner && !isOriginal(manner) && speech.formats?.(manner)) || defaultFormatters;
	const { number, place, year, percent, day, money } = formatters;
	const lookUpPhrase = (phrase: string) => {
		speech.onSaid?.(phrase);
		return speech.spoken[phrase];
	};
	const translate: Translate = (
		phrase: string,
		filling?: Readonly<Record<string, string | number>>,
	) => interpolate((lookUpPhrase(phrase) as string | undefined) ?? phrase, filling, number);
	return {
		language: manner?.language ?? 'en',
		speech,
		t: translate,
		counted({ one, other }, count, filling) {
			const text = lookUpPhrase(other);
			const form = text ? formatters.form(text, count) : count === 1 ? one : other;
			return interpolate(form, { ...filling, count }, number);
		},
		number,
		place,
		year,
		percent,
		day,
		money,
		price: (price) =>
			price === null ? '' : price === 0 ? translate('Free') : formatters.price(price),
	};
}

/** Untranslated texts, as written in the code. */
export const defaultTranslator: Translator = createTranslator(null, { spoken: {} });
