/** Part of a file's name that is unique to each upload: Strapi adds ten hexadecimal digits. */
const keyPattern = /_([\da-f]{10})(?![\da-z])/g;

/** Returns the key of a file from its `hash`, from one of its addresses or from a format's address. */
export const pictureKeyOf = (text: string): string | null => listPictureKeys(text).at(-1) ?? null;

/** Returns the keys of all files whose addresses may be in a text. */
export const listPictureKeys = (text: string): string[] =>
	[...text.matchAll(keyPattern)].map(([, key = '']) => key);
