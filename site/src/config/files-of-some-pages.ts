// Apart from `generated-files`, so that pages which request none of these files do not load their addresses.

/** Illustrations beside the account forms, drawn by this site; sizes in pixels. */
export const accountIllustrations = {
	pattern: '/icons/cloth/:name.svg',
	at: (name: AccountIllustrationName) => `/icons/cloth/${name}.svg`,
	width: 880,
	height: 1320,
} as const;

export const accountIllustrationNames = ['login', 'signup', 'account'] as const;
export type AccountIllustrationName = (typeof accountIllustrationNames)[number];

/** Route with the catalogue's texts in a language, for the owner's screens and previews. */
export const languageTexts = {
	pattern: '/words.json/:language',
	at: (language: string) => `/words.json/${language}`,
} as const;
