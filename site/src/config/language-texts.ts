/** Route with the catalogue's texts in a language, for the owner's screens and previews. */
export const languageTexts = {
	pattern: '/languages/:language',
	at: (language: string) => `/languages/${language}`,
} as const;
