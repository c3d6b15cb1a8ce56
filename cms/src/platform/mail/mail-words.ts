import { isLanguage } from '@sumu/contract';
import { textsOf } from '@sumu/contract/locales';
import {
	interpolate,
	isOriginal,
	type LocaleSettings,
	resolveTranslations,
	type Translate,
} from '@sumu/contract/words';
import { env } from '../../env';

/** Translations and formats of e-mails, the same as on the site. */
export interface MailWords {
	readonly language: string;
	readonly t: Translate;
	number(value: number): string;
	day(date: Date): string;
	moment(date: Date): string;
}

const englishDateFormat = new Intl.DateTimeFormat('en', {
	day: 'numeric',
	month: 'long',
	year: 'numeric',
});

/** Reads the settings for each e-mail: few are sent, and the owner may have changed a word. */
export async function mailWords(): Promise<MailWords> {
	const siteSettings = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['wording', 'words', 'language', 'timeZone'] });
	const language =
		siteSettings?.language && isLanguage(siteSettings.language) ? siteSettings.language : 'en';
	const wording = siteSettings?.wording === 'plain' ? 'plain' : 'original';
	const localeSettings: LocaleSettings = { wording, language, words: siteSettings?.words ?? {} };
	const translations = resolveTranslations(localeSettings, textsOf(language));
	const formatDate = (date: Date, how: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(language, { ...how, timeZone: siteSettings?.timeZone || 'UTC' }).format(
			date,
		);
	const formatNumber = (value: number) =>
		isOriginal(localeSettings) ? String(value) : new Intl.NumberFormat(language).format(value);
	return {
		language,
		number: formatNumber,
		t(phrase: string, filling?: Readonly<Record<string, string | number>>) {
			const text = translations[phrase] ?? phrase;
			return interpolate(typeof text === 'string' ? text : text.other, filling, formatNumber);
		},
		day: (date) =>
			isOriginal(localeSettings)
				? englishDateFormat.format(date)
				: formatDate(date, { dateStyle: 'long' }),
		moment: (date) =>
			isOriginal(localeSettings)
				? date.toUTCString()
				: formatDate(date, { dateStyle: 'long', timeStyle: 'short' }),
	};
}

/** Returns the owner's name, or the site's host without one. */
export async function getSiteName(): Promise<string> {
	const site = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ select: ['ownerName'] });
	return site?.ownerName || new URL(env.origins.site).host;
}
