/** A web font, and as many local fonts adjusted to it as `scripts/fonts/faces.ts` has for it. */
export const family = (name: string, fallbacks: number, ...rest: string[]) => {
	const adjusted = Array.from(
		{ length: fallbacks },
		(_, index) => `${name} Fallback${index || ''}`,
	);
	return [name, ...adjusted]
		.map((each) => `"${each}"`)
		.concat(rest)
		.join(', ');
};
