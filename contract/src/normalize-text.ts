/** Characters that are neither letters, marks nor digits of any script. */
const nonWordCharacters = /[^\p{L}\p{M}\p{N}]+/gu;

/** Returns the slug of a category. */
export const categorySlug = (name: string) =>
	name.toLowerCase().replace(nonWordCharacters, '-').replace(/^-|-$/g, '');

/** Line breaks and other control characters, except NUL: the CMS refuses a text with NUL. */
const controlCharacters = /(?:(?!\0)[\p{Cc}\p{Zl}\p{Zp}])+/gu;

/** Puts a text on one line: each run of line breaks and other control characters becomes a space. */
export const oneLine = (text: string): string => text.replace(controlCharacters, ' ');
