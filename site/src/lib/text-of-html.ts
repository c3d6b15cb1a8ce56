/** Returns the text of sanitized HTML. Decodes numeric entities; named ones become spaces. */
export const textOfHtml = (html: string): string =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number(`0x${code}`)))
		.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
		.replace(/&\w+;/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
