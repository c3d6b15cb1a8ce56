import type { Site } from '@sumu/contract';
import {
	type Counted,
	type Filling,
	fill,
	isOriginal,
	type Phrase,
	pluralOf,
	type Spoken,
} from '@sumu/contract/words';

/** Where words are looked up. */
export interface Speech {
	/** What is said otherwise than it stands in the code. */
	readonly spoken: Spoken;
	/** Called with what was said: the browser is sent no others. */
	readonly onSaid?: (phrase: string) => void;
}

type Manner = Pick<Site, 'wording' | 'language' | 'currency' | 'timeZone'>;

/** What stands in the code, as the site says it; dates, numbers and prices as its language writes them. */
export interface Words {
	readonly language: string;
	say<T extends Phrase>(phrase: T, ...filling: Filling<T>): string;
	/** Of what follows a number, which is filled in as `count`. */
	counted(forms: Counted, count: number, filling?: Readonly<Record<string, string>>): string;
	/** `digits` stand behind its point. */
	number(value: number, digits?: number): string;
	day(date: string): string;
	/** A sum, without its cents where it has none. */
	money(amount: number): string;
	/** Of a project: '' where none is said. */
	price(price: number | null): string;
	readonly speech: Speech;
}

const specified: Manner = { wording: 'original', language: 'en', currency: 'USD', timeZone: 'UTC' };

/** How a site speaks; as the specification does where the settings are not known. */
export function wordsOf(manner: Manner | null, speech: Speech): Words {
	const { language, currency, timeZone } = manner ?? specified;
	const asSpecified = isOriginal(manner ?? specified);
	const look = (phrase: string) => {
		speech.onSaid?.(phrase);
		return speech.spoken[phrase];
	};
	const number = (value: number, digits?: number) =>
		asSpecified
			? digits === undefined
				? String(value)
				: value.toFixed(digits)
			: new Intl.NumberFormat(
					language,
					digits === undefined
						? {}
						: { minimumFractionDigits: digits, maximumFractionDigits: digits },
				).format(value);
	const filled = (text: string, filling: Readonly<Record<string, string | number>> = {}) =>
		fill(
			text,
			Object.fromEntries(
				Object.entries(filling).map(([name, value]) => [
					name,
					typeof value === 'number' ? number(value) : value,
				]),
			),
		);
	const say: Words['say'] = (phrase, ...[filling]) => {
		const text = look(phrase) ?? phrase;
		return filled(typeof text === 'string' ? text : text.other, filling);
	};
	const money = (amount: number) =>
		asSpecified
			? // The first formatting takes a phone 50 ms: an empty cart needs none.
				`$${amount === 0 ? 0 : amount.toLocaleString('en-US')}`
			: new Intl.NumberFormat(language, {
					style: 'currency',
					currency,
					...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
				}).format(amount);
	return {
		language,
		speech,
		say,
		counted: ({ one, other }, count, filling) =>
			filled(pluralOf(look(other), count, language, one, other), { ...filling, count }),
		number,
		day: (date) =>
			asSpecified
				? new Date(date).toUTCString().slice(5, 16)
				: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(
						new Date(date),
					),
		money,
		price: (price) =>
			price === null ? '' : price === 0 ? say('Free') : asSpecified ? `$_${price}` : money(price),
	};
}

/** As everything stands in the code. */
export const asWritten: Words = wordsOf(null, { spoken: {} });
