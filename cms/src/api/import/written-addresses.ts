/**
 * Addresses in Markdown and in the HTML within it, and how to replace them. A part of a pattern never crosses the start
 * of the next match: a text in which nothing matches is then read once, and not once for each start.
 */

/** An address in parentheses, and a title after it. Neither contains `](`. */
const address = String.raw`((?:[^\s)>\]]|\](?!\())+)`;
const rest = String.raw`(>?(?:\s[^)\]]*(?:\](?!\()[^)\]]*)*)?\))`;
const attributesBefore = (tag: string, name: string) =>
	String.raw`(<${tag}\b(?:[^<>]|<(?!${tag}\b))*?\s${name}=["'])`;
const value = `([^"']+)(["'])`;

/** Groups of each pattern: the text before an address, the address, the text after it. */
type AddressPatterns = readonly RegExp[];

export const linkPatterns: AddressPatterns = [
	new RegExp(String.raw`(?<!!\[[^\]]*)(\]\(\s*<?)${address}${rest}`, 'g'),
	new RegExp(attributesBefore('a', 'href') + value, 'gi'),
	/(^ {0,3}\[[^[\]^]+\]:\s*<?)([^\s>]+)(>?.*$)/gm,
];

/** Pictures by their address or by a reference. */
export const picturePatterns: AddressPatterns = [
	new RegExp(String.raw`(!\[[^[\]]*\]\(\s*<?)${address}${rest}`, 'g'),
	new RegExp(attributesBefore('img', 'src') + value, 'gi'),
	/(^ {0,3}\[[^[\]]+\]:\s*<?)([^\s>]+\.(?:png|jpe?g|webp|gif|avif|tiff?)(?=[\s>]|$))(>?.*$)/gim,
];

/** Returns the addresses that the patterns find in a text. */
export const findAddresses = (text: string, patterns: AddressPatterns): string[] =>
	patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, , found = '']) => found));

/** Replaces the addresses that the patterns find in a text. */
export const replaceAddresses = (
	text: string,
	patterns: AddressPatterns,
	replace: (address: string) => string,
): string =>
	patterns.reduce(
		(changed, pattern) =>
			changed.replace(
				pattern,
				(_, before: string, found: string, after: string) => before + replace(found) + after,
			),
		text,
	);
