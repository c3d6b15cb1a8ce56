/** Returns the text of sanitized HTML. Decodes hexadecimal entities; named ones become spaces. */
export const textOfHtml = (html: string): string =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number(`0x${code}`)))
		.replace(/&\w+;/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
