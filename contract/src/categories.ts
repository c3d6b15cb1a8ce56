/** Characters that are neither letters, marks nor digits of any script. */
const nonWordCharacters = /[^\p{L}\p{M}\p{N}]+/gu;

/** Returns the slug of a category. */
export const categorySlug = (name: string) =>
	name.toLowerCase().replace(nonWordCharacters, '-').replace(/^-|-$/g, '');
