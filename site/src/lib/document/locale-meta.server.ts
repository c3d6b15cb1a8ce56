/** The language of a link's preview, as Open Graph writes it: with the country it is most spoken in, where none is said. */
export function localeMeta(tag: string): string {
	const { language, region } = new Intl.Locale(tag).maximize();
	return `<meta property="og:locale" content="${language}_${region}">`;
}
