/** Illustrations beside the account forms, drawn by this site; sizes in pixels. */
export const cloths = {
	pattern: '/icons/cloth/:name.svg',
	at: (name: ClothName) => `/icons/cloth/${name}.svg`,
	width: 880,
	height: 1320,
} as const;

export const clothNames = ['login', 'signup', 'account'] as const;
export type ClothName = (typeof clothNames)[number];
