import { isLanguage } from '@sumu/contract';
import {
	type Filling,
	fill,
	isOriginal,
	type Manner,
	type Phrase,
	spokenIn,
} from '@sumu/contract/words';

/** Translations and formats of e-mails, the same as on the site. */
export interface MailWords {
	readonly language: string;
	say<T extends Phrase>(phrase: T, ...filling: Filling<T>): string;
	number(value: number): string;
	day(date: Date): string;
	moment(date: Date): string;
}

const english = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** Reads the settings for each e-mail: few are sent, and the owner may have changed a word. */
export async function mailWords(): Promise<MailWords> {
	const row = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['wording', 'words', 'language', 'timeZone'] });
	const language = row?.language && isLanguage(row.language) ? row.language : 'en';
	const wording = row?.wording === 'plain' ? 'plain' : 'original';
	const manner: Manner = { wording, language, words: row?.words ?? {} };
	const spoken = spokenIn(manner);
	const written = (date: Date, how: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, { ...how, timeZone: row?.timeZone || 'UTC' }).format(date);
	const number = (value: number) =>
		isOriginal(manner) ? String(value) : new Intl.NumberFormat(language).format(value);
	return {
		language,
		number,
		say(phrase, ...[filling]) {
			const text = spoken[phrase] ?? phrase;
			return fill(typeof text === 'string' ? text : text.other, filling, number);
		},
		day: (date) =>
			isOriginal(manner) ? english.format(date) : written(date, { dateStyle: 'long' }),
		moment: (date) =>
			isOriginal(manner)
				? date.toUTCString()
				: written(date, { dateStyle: 'long', timeStyle: 'short' }),
	};
}
