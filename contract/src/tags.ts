/** Maximum tags of a post, and maximum characters of a tag. */
export const MAX_TAGS = 12;
export const MAX_TAG_LENGTH = 40;

const forbiddenTagCharacters = '!"$%()*,/:;<=>?@[\\\\\\]^_`{|}~\\x00-\\x1f';
const tagSource = `[^${forbiddenTagCharacters}\\s.+#&'’-][^${forbiddenTagCharacters}]{0,${MAX_TAG_LENGTH - 1}}`;
/** Pattern of the column with a post's tags in one line. Without Unicode classes, which Strapi does not support. */
export const tagsPattern = `^${tagSource}(?:, ${tagSource}){0,${MAX_TAGS - 1}}$`;

const singleTagPattern = new RegExp(`^${tagSource}$`);

/** Checks whether a text is a valid tag. */
export const isTag = (text: string): boolean => singleTagPattern.test(text);

/** Returns the key that identifies a tag: tags are case-insensitive. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** Returns the tags of a list or a comma-separated line in their order, without duplicates. */
export function tagsIn(given: string | readonly string[]): string[] {
	const texts = (typeof given === 'string' ? given.split(',') : given).map((tag) => tag.trim());
	const byKey = new Map<string, string>();
	for (const text of texts) if (text && !byKey.has(tagKey(text))) byKey.set(tagKey(text), text);
	return [...byKey.values()];
}
