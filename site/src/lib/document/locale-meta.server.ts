/** Returns the Open Graph locale meta tag. A language without a region gets its most likely one. */
export function localeMeta(tag: string): string {
	const { language, region } = new Intl.Locale(tag).maximize();
	return `<meta property="og:locale" content="${language}_${region}">`;
}
