/** Everything outside XML 1.0's `Char`: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that no XML document may contain, not even escaped. */
export const withoutForbidden = (xml: string): string => xml.replace(forbidden, '');

const escapes: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Escaped XML of one element; children are XML already. */
export function element(
	name: string,
	attributes: Attributes,
	...children: readonly string[]
): string {
	const written = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : [` ${key}="${escaped(String(value))}"`],
	);
	return `<${name}${written.join('')}>${children.join('')}</${name}>`;
}

/** An element that contains text only. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
	element(name, attributes, escaped(text));
