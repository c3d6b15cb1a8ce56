import { isCurrency, isLanguage, isTimeZone, newSiteSettings, type Site } from '@sumu/contract';
import countryToCurrency from 'country-to-currency';

/** Language, currency and time zone of a site. */
export type LocaleChoice = Pick<Site, 'language' | 'currency' | 'timeZone'>;

/** Time zones of a region; not in every browser, and only a getter in some. */
type RegionLocale = Intl.Locale & {
	getTimeZones?: () => string[] | undefined;
	timeZones?: string[] | undefined;
};

/** Returns the region of a language tag, or the one where most of its speakers live: `DE` for `de`. */
const regionOf = (language: string) => new Intl.Locale(language).maximize().region ?? '';

function hasTimeZone(region: string, timeZone: string): boolean {
	const locale: RegionLocale = new Intl.Locale('und', { region });
	return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(timeZone);
}

/**
 * Suggests a site's language, currency and time zone from the browser's. Many browsers are set to American English
 * elsewhere, so the currency is that of the preferred languages' first region in the browser's time zone.
 */
export function detectLocale(
	languages: readonly string[] = navigator.languages,
	timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): LocaleChoice {
	const initial = newSiteSettings();
	const knownLanguages = languages.filter(isLanguage);
	const regions = knownLanguages.map(regionOf).filter(Boolean);
	const region = regions.find((each) => hasTimeZone(each, timeZone)) ?? regions[0] ?? '';
	const currency: string | undefined = Reflect.get(countryToCurrency, region);
	return {
		language: knownLanguages[0] ?? initial.language,
		currency: currency && isCurrency(currency) ? currency : initial.currency,
		timeZone: timeZone && isTimeZone(timeZone) ? timeZone : initial.timeZone,
	};
}
