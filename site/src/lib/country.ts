let names: Intl.DisplayNames | undefined;

/** `Bangladesh` for `BD`; what is no code of a country stays as it was given. */
export function countryName(country: string): string {
	if (!/^[A-Z]{2}$/.test(country)) return country;
	names ??= new Intl.DisplayNames('en', { type: 'region' });
	return names.of(country) ?? country;
}
