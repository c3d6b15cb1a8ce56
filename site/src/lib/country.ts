let names: Intl.DisplayNames | undefined;
let namesIn = '';

/** Returns the name of a country: `Bangladesh` for `BD`. Returns anything but a two-letter code unchanged. */
export function countryName(country: string, language: string): string {
	if (!/^[A-Z]{2}$/.test(country)) return country;
	if (!names || namesIn !== language) {
		names = new Intl.DisplayNames(language, { type: 'region' });
		namesIn = language;
	}
	return names.of(country) ?? country;
}
