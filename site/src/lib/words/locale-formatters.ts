import { directionOf, formOf } from '@sumu/contract/words';
import type { LocaleFormatters, LocaleSettings } from './translator';

/**
 * Creates formatters for numbers, dates and prices in a language. Pages load this only if the site does not use the
 * specification's formats.
 */
export function createFormatters({
	language,
	currency,
	timeZone,
}: LocaleSettings): LocaleFormatters {
	const formatNumber: LocaleFormatters['number'] = (value, digits) =>
		new Intl.NumberFormat(language, {
			minimumFractionDigits: digits ?? 0,
			maximumFractionDigits: digits ?? 3,
		}).format(value);
	/** In right-to-left text, a currency such as US$ would be reordered. */
	const withDirectionMark = (sum: string) =>
		directionOf(language) === 'rtl' ? sum.replace(/(?<=[A-Z])\$/, '$&\u200e') : sum;
	const formatMoney = (amount: number) =>
		withDirectionMark(
			new Intl.NumberFormat(language, {
				style: 'currency',
				currency,
				...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
			}).format(amount),
		);
	return {
		number: formatNumber,
		place: (value) => new Intl.NumberFormat(language, { minimumIntegerDigits: 2 }).format(value),
		year: (value) => new Intl.NumberFormat(language, { useGrouping: false }).format(value),
		percent: (value) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100),
		day: (date) =>
			new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(date)),
		money: formatMoney,
		price: formatMoney,
		form: (text, count) => formOf(text, count, language),
	};
}
