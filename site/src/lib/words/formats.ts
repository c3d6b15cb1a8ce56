import { formOf } from '@sumu/contract/words';
import type { Formats, Manner } from './words';

/** As a language writes numbers, days and sums; a page brings it where its site keeps not the specification's. */
export function formatsOf({ language, currency, timeZone }: Manner): Formats {
	const number: Formats['number'] = (value, digits) =>
		new Intl.NumberFormat(language, {
			minimumFractionDigits: digits ?? 0,
			maximumFractionDigits: digits ?? 3,
		}).format(value);
	const money = (amount: number) =>
		new Intl.NumberFormat(language, {
			style: 'currency',
			currency,
			...(Number.isInteger(amount) && { maximumFractionDigits: 0 }),
		}).format(amount);
	return {
		number,
		day: (date) =>
			new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(new Date(date)),
		money,
		price: money,
		form: (text, count) => formOf(text, count, language),
	};
}
