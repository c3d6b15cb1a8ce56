let regionNames: Intl.DisplayNames | undefined;
let regionNamesLanguage = '';

/** Returns the name of a country: `Bangladesh` for `BD`. Returns anything but a two-letter code unchanged. */
export function countryName(country: string, language: string): string {
	if (!/^[A-Z]{2}$/.test(country)) return country;
	if (!regionNames || regionNamesLanguage !== language) {
		regionNames = new Intl.DisplayNames(language, { type: 'region' });
		regionNamesLanguage = language;
	}
	return regionNames.of(country) ?? country;
}
