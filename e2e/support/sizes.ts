/** A phone and a laptop. */
export const sizes = [
	{ width: 375, height: 800 },
	{ width: 1440, height: 900 },
] as const;
