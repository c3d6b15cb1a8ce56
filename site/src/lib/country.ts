let names: Intl.DisplayNames | undefined;
let namesIn = '';

/** `Bangladesh` for `BD`; what is no code of a country stays as it was given. */
export function countryName(country: string, language: string): string {
	if (!/^[A-Z]{2}$/.test(country)) return country;
	if (!names || namesIn !== language) {
		names = new Intl.DisplayNames(language, { type: 'region' });
		namesIn = language;
	}
	return names.of(country) ?? country;
}
