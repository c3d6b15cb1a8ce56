/** Illustrations beside the account forms, drawn by this site; sizes in pixels. */
export const accountIllustrations = {
	pattern: '/icons/cloth/:name.svg',
	at: (name: AccountIllustrationName) => `/icons/cloth/${name}.svg`,
	width: 880,
	height: 1320,
} as const;

export const accountIllustrationNames = ['login', 'signup', 'account'] as const;
export type AccountIllustrationName = (typeof accountIllustrationNames)[number];
