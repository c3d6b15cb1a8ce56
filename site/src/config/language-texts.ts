/** Route with the catalogue's texts in a language, for the owner's screens and previews. */
export const languageTexts = {
	pattern: '/words.json/:language',
	at: (language: string) => `/words.json/${language}`,
} as const;
