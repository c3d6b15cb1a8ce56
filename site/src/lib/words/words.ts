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

/** How numbers, days and sums are written. */
export interface Formats {
	/** `digits` stand behind its point. */
	number(value: number, digits?: number): string;
	/** The place of an entry in its list: of two digits. */
	place(value: number): string;
	year(value: number): string;
	/** Of hundred. */
	percent(value: number): string;
	day(date: string): string;
	/** A sum, without its cents where it has none. */
	money(amount: number): string;
	/** The price of a project, which is not nothing. */
	price(price: number): string;
	/** The form of a text for a number. */
	form(text: Text, count: number): string;
}

/** Where words are looked up. */
export interface Speech {
	/** What is said otherwise than it stands in the code. */
	readonly spoken: Spoken;
	/** Called with what was said: the browser is sent no others. */
	readonly onSaid?: (phrase: string) => void;
	/** Of any site but one that keeps the specification's. */
	readonly formats?: ((manner: Manner) => Formats) | undefined;
}

/** What stands in the code, as the site says it; dates, numbers and prices as its language writes them. */
export interface Words extends Omit<Formats, 'price' | 'form'> {
	readonly language: string;
	say<T extends Phrase>(phrase: T, ...filling: Filling<T>): string;
	/** Of what follows a number, which is filled in as `count`. */
	counted(forms: Counted, count: number, filling?: Readonly<Record<string, string>>): string;
	/** Of a project: '' where none is said. */
	price(price: number | null): string;
	readonly speech: Speech;
}

/** The specification's own, without formatting, whose first use takes a phone 50 ms. */
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

/** How a site speaks; as the specification does where the settings are not known. */
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

/** As everything stands in the code. */
export const asWritten: Words = wordsOf(null, { spoken: {} });
