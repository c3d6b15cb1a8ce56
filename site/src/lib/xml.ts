/** Characters outside XML 1.0's `Char`: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const forbiddenXmlCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that no XML document may contain, not even escaped. */
export const removeForbidden = (xml: string): string => xml.replace(forbiddenXmlCharacters, '');

const xmlEscapes: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
};
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => xmlEscapes[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns the XML of an element. Escapes the attributes; the children must be XML. */
export function createXmlElement(
	name: string,
	attributes: Attributes,
	...children: readonly string[]
): string {
	const attributeTexts = Object.entries(attributes).flatMap(([key, value]) =>
		value === undefined ? [] : [` ${key}="${escapeText(String(value))}"`],
	);
	return `<${name}${attributeTexts.join('')}>${children.join('')}</${name}>`;
}

/** Returns the XML of an element that contains only text, which it escapes. */
export const createXmlTextElement = (
	name: string,
	text: string,
	attributes: Attributes = {},
): string => createXmlElement(name, attributes, escapeText(text));
