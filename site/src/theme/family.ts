/** Font stack of a web font and its adjusted local fallbacks, as many as `scripts/fonts/faces.ts` defines for it. */
export const buildFontStack = (name: string, fallbacks: number, ...rest: string[]) => {
	const fallbackFamilies = Array.from(
		{ length: fallbacks },
		(_, index) => `${name} Fallback${index || ''}`,
	);
	return [name, ...fallbackFamilies]
		.map((each) => `"${each}"`)
		.concat(rest)
		.join(', ');
};
