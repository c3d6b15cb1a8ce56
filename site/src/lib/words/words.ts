import type { Site } from '@sumu/contract';
import {
	type Counted,
	type Filling,
	fill,
	isOriginal,
	type Phrase,
	type Spoken,
	type Text,
} from '@sumu/contract/words';

export type Manner = Pick<Site, 'wording' | 'language' | 'currency' | 'timeZone'>;

/** Formatters for numbers, dates and prices. */
export interface Formats {
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
	form(text: Text, count: number): string;
}

/** Translation lookup. */
export interface Speech {
	/** Translations that differ from the texts in the code. */
	readonly spoken: Spoken;
	/** Called with each phrase used, because the browser receives only those. */
	readonly onSaid?: (phrase: string) => void;
	/** Undefined if the site uses the specification's formats. */
	readonly formats?: ((manner: Manner) => Formats) | undefined;
}

/** Translates the texts in the code and formats dates, numbers and prices in the site's language. */
export interface Words extends Omit<Formats, 'price' | 'form'> {
	readonly language: string;
	say<T extends Phrase>(phrase: T, ...filling: Filling<T>): string;
	/** Translates a text with a plural form; the number is available as `count`. */
	counted(forms: Counted, count: number, filling?: Readonly<Record<string, string>>): string;
	/** Price of a project; '' if it has none. */
	price(price: number | null): string;
	readonly speech: Speech;
}

/** Formats of the specification. Avoids `Intl`, whose first use takes 50 ms on a phone. */
const specified: Formats = {
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
export function wordsOf(manner: Manner | null, speech: Speech): Words {
	const formats = (manner && !isOriginal(manner) && speech.formats?.(manner)) || specified;
	const { number, place, year, percent, day, money } = formats;
	const look = (phrase: string) => {
		speech.onSaid?.(phrase);
		return speech.spoken[phrase];
	};
	const say: Words['say'] = (phrase, ...[filling]) =>
		fill((look(phrase) as string | undefined) ?? phrase, filling, number);
	return {
		language: manner?.language ?? 'en',
		speech,
		say,
		counted({ one, other }, count, filling) {
			const text = look(other);
			const form = text ? formats.form(text, count) : count === 1 ? one : other;
			return fill(form, { ...filling, count }, number);
		},
		number,
		place,
		year,
		percent,
		day,
		money,
		price: (price) => (price === null ? '' : price === 0 ? say('Free') : formats.price(price)),
	};
}

/** Untranslated texts, as written in the code. */
export const asWritten: Words = wordsOf(null, { spoken: {} });
