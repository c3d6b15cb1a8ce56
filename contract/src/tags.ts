/** Tags of one post, and characters of one. */
export const mostTags = 12;
export const longestTag = 40;

const signs = '!"$%()*,/:;<=>?@[\\\\\\]^_`{|}~\\x00-\\x1f';
const oneTag = `[^${signs}\\s.+#&'’-][^${signs}]{0,${longestTag - 1}}`;
/** Of the column that holds the tags of a post, in one line; without classes of Unicode, as Strapi reads it. */
export const tagsPattern = `^${oneTag}(?:, ${oneTag}){0,${mostTags - 1}}$`;

const shape = new RegExp(`^${oneTag}$`);

/** Whether a text may be a tag. */
export const isTag = (text: string): boolean => shape.test(text);

/** What tells tags apart: they are the same in capitals. */
export const tagKey = (tag: string): string => tag.toLowerCase();

/** The tags of a list, or of a line with commas between them: each once, in their order. */
export function tagsIn(given: string | readonly string[]): string[] {
	const texts = (typeof given === 'string' ? given.split(',') : given).map((tag) => tag.trim());
	const byKey = new Map<string, string>();
	for (const text of texts) if (text && !byKey.has(tagKey(text))) byKey.set(tagKey(text), text);
	return [...byKey.values()];
}
